/** Moments in the chosen language, by this machine's clock. */
import { language } from './words';

const SHAPES = {
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function dateText(at: number, shape: keyof typeof SHAPES): string {
  return new Intl.DateTimeFormat(language.value, SHAPES[shape]).format(at);
}

/** When a day of a date field (`2026-11-30`) begins by this machine's clock, or so many days after it. */
export function dayMoment(text: string, after = 0): number | null {
  const at = new Date(`${text}T00:00`);
  at.setDate(at.getDate() + after);
  return Number.isNaN(at.getTime()) ? null : at.getTime();
}

/** The days of the world's clock, as the server counts them. */
export function utcDayText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { ...SHAPES.day, timeZone: 'UTC' }).format(at);
}
