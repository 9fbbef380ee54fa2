const CARD = '(?:10|[6-9JQKAВДКТ])';
const SUIT = '[♠♥♦♣]';
const PLAIN = `${CARD}(?![\\p{L}\\d])`;
/** Cards in a row, with or without their suits, but at least one with its own. */
const ROW = `(?:(?:${CARD}${SUIT}? )+${CARD}${SUIT}(?: ${PLAIN})*|${CARD}${SUIT}(?: ${PLAIN})+)`;
const EXAMPLE = new RegExp(`(?<![\\p{L}\\d])${ROW}(?: (?:—|is) [\\d,.]+)?`, 'gu');

/** The text with its examples of hands bound together, so that no line breaks within one. */
export function bound(text: string): string {
  return text.replace(EXAMPLE, (example) => example.replaceAll(' ', '\u00a0'));
}
