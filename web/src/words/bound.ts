const CARD = '(?:10|[6-9JQKAВДКТ])';
const SUIT = '[♠♥♦♣]';
const PLAIN = `${CARD}(?![\\p{L}\\d])`;
/** Cards in a row, with or without their suits, but at least one with its own. */
const ROW = `(?:(?:${CARD}${SUIT}? )+${CARD}${SUIT}(?: ${PLAIN})*|${CARD}${SUIT}(?: ${PLAIN})+)`;
const EXAMPLE = new RegExp(`(?<![\\p{L}\\d])${ROW}(?: (?:—|is) [\\d,.]+)?`, 'gu');

const SUM = /\d+(?: \+ \d+)+ = [\d,.]+/g;
/** A dash begins no line, and a word of one letter ends none. */
const LOOSE = / (?=—)|(?<=(?:^|[\s(«„])[аиоукявсАИОУКЯВС]) /g;

/** The text with what belongs together bound, so that no line breaks there: hands, sums, dashes, short words. */
export function bound(text: string): string {
  const whole = (example: string) => example.replaceAll(' ', '\u00a0');
  return text.replace(EXAMPLE, whole).replace(SUM, whole).replace(LOOSE, '\u00a0');
}
