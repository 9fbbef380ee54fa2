/** Sums worth a button of their own. */
import { type Bounds, clamp } from '../values/amounts';

export type PresetName = 'min' | 'half_pot' | 'pot' | 'max' | 'double' | 'ceiling';

export interface Preset {
  name: PresetName;
  amount: number;
}

/** Each sum once, under the name that comes first. */
function distinct(wanted: Preset[]): Preset[] {
  return wanted.filter(
    (preset, place) => wanted.findIndex((other) => other.amount === preset.amount) === place,
  );
}

/** Of a bet that makes a level: a part of the pot counts above the level there is. */
export function levelPresets(limits: Bounds, level: number, pot: number): Preset[] {
  return distinct([
    { name: 'min', amount: limits.min },
    { name: 'half_pot', amount: clamp(level + pot / 2, limits) },
    { name: 'pot', amount: clamp(level + pot, limits) },
    { name: 'max', amount: limits.max },
  ]);
}

/** Of a stake of its own: the least, twice the last one, the pot, and the ceiling or all there is. */
export function freshPresets(limits: Bounds, pot: number, ceiling: boolean): Preset[] {
  return distinct([
    { name: 'min', amount: limits.min },
    { name: 'double', amount: clamp(2 * limits.min, limits) },
    { name: ceiling ? 'ceiling' : 'max', amount: limits.max },
    { name: 'pot', amount: clamp(pot, limits) },
  ]).sort((one, other) => one.amount - other.amount);
}

/** Every sum of a range as narrow as that of Seka; `null` for one that has too many. */
export function everySum(limits: Bounds): number[] | null {
  const count = limits.max - limits.min + 1;
  return count <= 10 ? Array.from({ length: count }, (_, step) => limits.min + step) : null;
}
