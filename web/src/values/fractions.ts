/** Exact numbers as the wire writes them, `33/4`, taken apart and written as people read them. */

export interface Exact {
  negative: boolean;
  whole: number;
  /** What is over the whole, `rest/under`; 0 for none. */
  rest: number;
  under: number;
}

const SIGNS: Record<string, string> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};
const OVER = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const UNDER = '₀₁₂₃₄₅₆₇₈₉';

/** The parts of a text, or `null` for what is no number. */
export function exactOf(text: string): Exact | null {
  const match = /^(-?)(\d+)(?:\/([1-9]\d*))?$/.exec(text);
  if (!match) return null;
  const [over, under] = [Number(match[2]), Number(match[3] ?? 1)];
  return { negative: match[1] === '-', whole: Math.floor(over / under), rest: over % under, under };
}

/** The part below one as a single sign where there is one, else in small figures: `¼`, `⁵⁄₁₆`. */
export function fractionSign({ rest, under }: Exact): string {
  if (rest === 0) return '';
  const small = (value: number, figures: string) =>
    [...String(value)].map((figure) => figures[Number(figure)]).join('');
  return SIGNS[`${rest}/${under}`] ?? `${small(rest, OVER)}⁄${small(under, UNDER)}`;
}

/** A number as near as may be; `null` for what is none, as a class of hands. */
export function sizeOf(text: string): number | null {
  const exact = exactOf(text);
  if (!exact) return null;
  const size = exact.whole + exact.rest / exact.under;
  return exact.negative ? -size : size;
}

/** What is left of an amount when another is paid, as the wire writes amounts; `null` for what is no number. */
export function less(from: string, paid: string): string | null {
  const [one, other] = [partsOf(from), partsOf(paid)];
  if (!one || !other) return null;
  const [over, under] = [one[0] * other[1] - other[0] * one[1], one[1] * other[1]];
  const shared = divisor(Math.abs(over), under);
  return under === shared ? String(over / shared) : `${over / shared}/${under / shared}`;
}

/** Two amounts together, as the wire writes amounts; `null` for what is no number. */
export function plus(one: string, other: string): string | null {
  return less(one, other.startsWith('-') ? other.slice(1) : `-${other}`);
}

/** A number as one whole over another. */
function partsOf(text: string): [number, number] | null {
  const exact = exactOf(text);
  if (!exact) return null;
  const over = exact.whole * exact.under + exact.rest;
  return [exact.negative ? -over : over, exact.under];
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
