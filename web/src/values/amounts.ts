/** Chips and points as people read them, and the bounds of a sum. */

import type { Amount, OptionView } from '../wire';
import { exactOf, fractionSign, sizeOf } from './fractions';

const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** Chips: `1250` is "1 250" or "1,250", `"33/4"` is "8¼". */
export function chipsText(amount: Amount, separator: string): string {
  const exact = exactOf(String(amount));
  if (!exact) return String(amount);
  const whole = String(exact.whole).replace(GROUPS, separator);
  const shown = exact.rest && !exact.whole ? '' : whole;
  return (exact.negative ? '−' : '') + shown + fractionSign(exact);
}

/** Points: `"65/2"` is "32.5", with the decimal sign of the language. */
export function pointsText(points: string, decimal: string): string {
  const exact = exactOf(points);
  if (!exact) return points;
  const sign = exact.negative ? '−' : '';
  if (exact.rest === 0) return sign + exact.whole;
  if (exact.rest * 2 === exact.under) return `${sign}${exact.whole}${decimal}5`;
  return points;
}

/** What to put things in order by; a class of hands lies above all points. */
export function roughly(text: string): number {
  return sizeOf(text) ?? Number.POSITIVE_INFINITY;
}

/** Whether there is something of it: more than nothing, and be it a half. */
export function isSome(amount: Amount | null | undefined): boolean {
  if (amount === null || amount === undefined) return false;
  const exact = exactOf(String(amount));
  return exact !== null && !exact.negative && exact.whole + exact.rest > 0;
}

/** The whole chips of an amount; a fraction loses its part, which no whole-chip bound has. */
export function whole(amount: Amount | null | undefined): number {
  if (amount === null || amount === undefined) return 0;
  const exact = exactOf(String(amount));
  return exact ? (exact.negative ? -exact.whole : exact.whole) : 0;
}

export interface Bounds {
  min: number;
  max: number;
}

/** The bounds of an option that takes an amount; `null` where there is none to choose. */
export function bounds(option: OptionView): Bounds | null {
  if (option.min === null || option.min === undefined || option.max === null || option.max === undefined) {
    return null;
  }
  return { min: whole(option.min), max: whole(option.max) };
}

export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** A sum some steps on: the next of those that are whole steps, so that it leaves an odd one behind. */
export function stepped(from: number, by: number, step: number): number {
  return by > 0 ? Math.floor(from / step) * step + by : Math.ceil(from / step) * step + by;
}

/** What a person typed as an amount; `null` when it is no whole number, as with a sign that groups no thousands. */
export function typedAmount(text: string, separator: string): number | null {
  const digits = text.replaceAll(separator, '').replace(/\s/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** The step of the stepper: an ante, or all of a narrower range. */
export function stepOf(limits: Bounds, ante: number): number {
  return Math.max(1, Math.min(ante, limits.max - limits.min));
}
