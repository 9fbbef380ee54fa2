/** Chips and points as people read them, and the sums a bet offers. */
import type { Amount, OptionView } from './wire';

const HALVES: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };
const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** A fraction's sign, whole part and rest over its denominator. */
function parts(text: string): { sign: string; whole: number; rest: number; under: number } | null {
  const match = /^(-?)(\d+)(?:\/(\d+))?$/.exec(text);
  if (!match) return null;
  const [over, under] = [Number(match[2]), Number(match[3] ?? 1)];
  return { sign: match[1] ? '−' : '', whole: Math.floor(over / under), rest: over % under, under };
}

/** Chips: `1250` is "1 250" or "1,250", `"33/4"` is "8¼". */
export function chipsText(amount: Amount, separator: string): string {
  const exact = parts(String(amount));
  if (!exact) return String(amount);
  const whole = String(exact.whole).replace(GROUPS, separator);
  if (exact.rest === 0) return exact.sign + whole;
  const fraction = `${exact.rest}/${exact.under}`;
  const sign = HALVES[fraction];
  if (!sign) return `${exact.sign}${exact.whole ? `${whole} ` : ''}${fraction}`;
  return `${exact.sign}${exact.whole ? whole : ''}${sign}`;
}

/** Points: `"65/2"` is "32.5", with the decimal sign of the language. */
export function pointsText(points: string, decimal: string): string {
  const exact = parts(points);
  if (!exact) return points;
  if (exact.rest === 0) return exact.sign + exact.whole;
  if (exact.rest * 2 === exact.under) return `${exact.sign}${exact.whole}${decimal}5`;
  return points;
}

/** Points as a number, good enough to put hands in order. */
export function roughly(points: string): number {
  const exact = parts(points);
  return exact ? exact.whole + exact.rest / exact.under : 0;
}

/** The whole chips of an amount; a fraction loses its part, which no whole-chip bound has. */
export function whole(amount: Amount | null | undefined): number {
  if (amount === null || amount === undefined) return 0;
  const exact = parts(String(amount));
  return exact ? (exact.sign ? -exact.whole : exact.whole) : 0;
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

/** What a person typed as an amount; `null` when it is no whole number. */
export function typedAmount(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f.,]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

export type PresetName = 'min' | 'half_pot' | 'pot' | 'max';

export interface Preset {
  name: PresetName;
  amount: number;
}

/** Sums worth a button, within the bounds, each once: a part of the pot counts above the level. */
export function presets(limits: Bounds, level: number, pot: number): Preset[] {
  const wanted: Preset[] = [
    { name: 'min', amount: limits.min },
    { name: 'half_pot', amount: clamp(level + pot / 2, limits) },
    { name: 'pot', amount: clamp(level + pot, limits) },
    { name: 'max', amount: limits.max },
  ];
  const kept: Preset[] = [];
  for (const preset of wanted) {
    const same = kept.find((other) => other.amount === preset.amount);
    if (!same) kept.push(preset);
  }
  return kept;
}

/** The step of the stepper: an ante, or all of a narrower range. */
export function stepOf(limits: Bounds, ante: number): number {
  return Math.max(1, Math.min(ante, limits.max - limits.min));
}
