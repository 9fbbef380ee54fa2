/** Where the seats stand: the viewer at the bottom, the others clockwise round the table. */

export interface Places {
  bottom: number;
  /** Read from the top down. */
  left: number[];
  /** Read from left to right. */
  top: number[];
  /** Read from the top down. */
  right: number[];
}

/** How many of `others` stand at each side (left and right alike), the rest at the top. */
function aside(others: number, wide: boolean): number {
  if (wide) return others <= 3 ? 0 : Math.max(1, Math.floor((others - 2) / 3));
  return others <= 1 ? 0 : Math.floor(others / 2);
}

/** Seat numbers by side; clockwise from the bottom is up the left side, along the top, down the right. */
export function placesOf(seats: number, you: number | null, wide: boolean): Places {
  const bottom = you ?? 0;
  const round = Array.from({ length: seats - 1 }, (_, step) => (bottom + 1 + step) % seats);
  const side = aside(round.length, wide);
  return {
    bottom,
    left: round.slice(0, side).reverse(),
    top: round.slice(side, round.length - side),
    right: round.slice(round.length - side),
  };
}
