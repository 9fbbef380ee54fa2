/** What one had in all at the end of each day, read back from what one has now. */
import type { Day } from '../api';

export interface Balance {
  /** The day's first moment, by the world's clock. */
  at: number;
  value: number;
}

const DAY = 86_400_000;
const FEWEST_DAYS = 7;

/** Day by day from the one before anything moved up to today; `held` is what one has now. */
export function balances(held: number, days: readonly Day[], now: number): Balance[] {
  const today = now - (now % DAY);
  const first = Math.min(days[0]?.at ?? today, today - (FEWEST_DAYS - 1) * DAY);
  const moved = new Map(days.map(({ at, played, given }) => [at, played + given]));
  const found: Balance[] = [];
  let value = held;
  for (let at = today; at >= first - DAY; at -= DAY) {
    found.push({ at, value });
    value -= moved.get(at) ?? 0;
  }
  return found.reverse();
}
