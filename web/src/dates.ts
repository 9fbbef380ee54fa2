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

/** The days of the world's clock, as the server counts them. */
export function utcDayText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { ...SHAPES.day, timeZone: 'UTC' }).format(at);
}
