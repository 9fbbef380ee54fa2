/** Plural forms. A fraction takes the form of "few": 2½ фишки. */

export function russian(amount: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(amount)) return few;
  const [tens, ones] = [Math.abs(amount) % 100, Math.abs(amount) % 10];
  if (tens >= 11 && tens <= 14) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

export function english(amount: number, one: string, other: string): string {
  return amount === 1 ? one : other;
}
