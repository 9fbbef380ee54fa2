/** A text as a sentence begins. Georgian has no capitals there: upper case would turn it into inscriptions. */
export function sentenceCase(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20);
  return text && !/\p{Script=Georgian}/u.test(first) ? first.toUpperCase() + text.slice(first.length) : text;
}
