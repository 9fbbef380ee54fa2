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

/** After a number Bulgarian nouns without a person have the count form: 2 чипа, 21 чипа; a fraction too: 2½ чипа. */
export function bulgarian(amount: number, one: string, counted: string): string {
  return amount === 1 ? one : counted;
}
