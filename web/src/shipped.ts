/** What a shipped game has where a table's opener says nothing. Written by `tools/generate`. */

/** `min_buy_in` and `max_buy_in` are in antes. */
export interface GameNumbers {
  ante: number;
  seats: number;
  min_stack: number;
  min_buy_in: number;
  max_buy_in: number;
}

export const SHIPPED = {
  svara: { ante: 10, seats: 6, min_stack: 0, min_buy_in: 20, max_buy_in: 100 },
  seka: { ante: 1, seats: 12, min_stack: 0, min_buy_in: 20, max_buy_in: 100 },
  trinka: { ante: 1, seats: 8, min_stack: 0, min_buy_in: 50, max_buy_in: 300 },
  svarka: { ante: 10, seats: 10, min_stack: 0, min_buy_in: 20, max_buy_in: 100 },
} satisfies Record<string, GameNumbers>;
