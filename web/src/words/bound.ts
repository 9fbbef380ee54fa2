const CARD = '(?:10|[6-9JQKAВДКТ])';
const EXAMPLE = new RegExp(`(?<![\\p{L}\\d])(?:${CARD}[♠♥♦♣]? )+${CARD}[♠♥♦♣](?: (?:—|is) [\\d,.]+)?`, 'gu');

/** The text with its examples of hands bound together, so that no line breaks within one. */
export function bound(text: string): string {
  return text.replace(EXAMPLE, (example) => example.replaceAll(' ', '\u00a0'));
}
