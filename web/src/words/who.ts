/** Somebody at the table, as a sentence about him begins. */
export interface Who {
  name: string;
  you: boolean;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name as it stands in a sentence: one that is read from right to left takes no sum beside it along. */
export function apart(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
