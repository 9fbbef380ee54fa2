/** What one had in all at the end of each day, read back from what one has now. */
import type { Day } from '../api';

export interface Balance {
  at: number;
  value: number;
}

const DAY = 86_400_000;
const FEWEST_DAYS = 7;

/**
 * Day by day up to today; `held` is what one has now. It begins with what there was before the first of them: a
 * week at least, but not before the account, whose first day begins with what the house gave.
 */
export function balances(held: number, days: readonly Day[], now: number): Balance[] {
  const today = now - (now % DAY);
  const [earliest] = days;
  const before = days.reduce((value, { played, given }) => value - played - given, held);
  const fresh = earliest !== undefined && before === 0;
  const first = fresh ? earliest.at : Math.min(earliest?.at ?? today, today - (FEWEST_DAYS - 1) * DAY);
  const moved = new Map(days.map(({ at, played, given }) => [at, played + given]));
  const found: Balance[] = [{ at: first, value: fresh ? earliest.given : before }];
  let value = before;
  for (let at = first; at <= today; at += DAY) {
    value += moved.get(at) ?? 0;
    found.push({ at: at + DAY - 1, value });
  }
  return found;
}
