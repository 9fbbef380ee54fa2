/** Moments in the chosen language, by this machine's clock. */
import { language } from '.';
import { DATES } from './dates';

const two = (number: number) => String(number).padStart(2, '0');

/** The words of a day: `monthIndex` counts from nought, as the browser's months do. */
function dayText(day: number, monthIndex: number): string {
  return `${day} ${DATES[language.value].months[monthIndex]}`;
}

const SHAPES = {
  day: (at: Date) => dayText(at.getDate(), at.getMonth()),
  date: (at: Date) => DATES[language.value].date(SHAPES.day(at), at.getFullYear()),
  moment: (at: Date) => `${SHAPES.day(at)}, ${SHAPES.time(at)}`,
  time: (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`,
};

export function dateText(at: number, shape: keyof typeof SHAPES): string {
  return SHAPES[shape](new Date(at));
}

/** When a day of a date field (`2026-11-30`) begins by this machine's clock, or so many days after it. */
export function dayMoment(text: string, after = 0): number | null {
  const at = new Date(`${text}T00:00`);
  at.setDate(at.getDate() + after);
  return Number.isNaN(at.getTime()) ? null : at.getTime();
}

/** The days of the world's clock, as the server counts them. */
export function utcDayText(at: number): string {
  const day = new Date(at);
  return dayText(day.getUTCDate(), day.getUTCMonth());
}
