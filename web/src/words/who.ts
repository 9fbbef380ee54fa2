/** Somebody at the table, as a sentence about him begins. */
export interface Who {
  name: string;
  you: boolean;
}
