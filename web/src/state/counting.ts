/** A number on its way from what it was to what it is. */
import { exactOf } from '../values/fractions';

/** The whole number at this part of the way: quick at first, never beyond the end. */
export function onTheWay(from: number, to: number, part: number): number {
  const gone = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  const value = from + (to - from) * gone;
  return to >= from ? Math.floor(value) : Math.ceil(value);
}

/** What can be counted of an amount or of points; `null` for a class of hands. */
export function countable(text: string): number | null {
  const exact = exactOf(text);
  if (!exact) return null;
  const size = exact.whole + exact.rest / exact.under;
  return exact.negative ? -size : size;
}
