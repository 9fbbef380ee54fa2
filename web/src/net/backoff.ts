const FIRST = 400;
const LONGEST = 10_000;

/** Milliseconds to wait before the next try: doubling up to a ceiling, half of it left to chance. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(ceiling / 2 + (ceiling / 2) * chance());
}
