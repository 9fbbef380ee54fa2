/** The server's clock as this machine sees it, and how much of a turn is left. */

const DRIFT = 5;
const JUMP = 2000;

/**
 * Milliseconds to add to this machine's clock. A message only ever arrives late, so the greatest
 * difference seen is the truest; it fades a little each time, as clocks drift, and yields when one jumps.
 */
export function offsetAfter(offset: number | null, serverNow: number, localNow: number): number {
  const seen = serverNow - localNow;
  if (offset === null || Math.abs(offset - seen) > JUMP) return seen;
  return Math.max(seen, offset - DRIFT);
}

export interface Remaining {
  /** Seconds left, rounded up as a person counts them. */
  seconds: number;
  /** From 1 at the start to 0 at the end. */
  part: number;
}

export function remaining(deadline: number, total: number | null | undefined, serverNow: number): Remaining {
  const left = Math.max(0, deadline - serverNow);
  const all = Math.max(1, (total ?? 20) * 1000);
  return { seconds: Math.ceil(left / 1000), part: Math.min(1, left / all) };
}
