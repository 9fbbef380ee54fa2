/** Where the seats stand: the viewer at the bottom, the others clockwise round the table; who looks on leaves no side to nobody. */

/** A window higher than wide, wider than high, or a desktop's. */
export type Shape = 'tall' | 'wide' | 'roomy';

export interface Places {
  /** Read from left to right; the viewer has it to himself. */
  bottom: number[];
  /** Read from the top down. */
  left: number[];
  /** Read from left to right. */
  top: number[];
  /** Read from the top down. */
  right: number[];
}

/** How many of `others` stand at each side (left and right alike), the rest at the top. */
function aside(others: number, shape: Shape): number {
  if (others <= 5) {
    if (shape === 'tall') return others <= 1 ? 0 : Math.floor(others / 2);
    return others <= 3 ? 0 : 1;
  }
  // Two or three at the top; a desktop has room for five there.
  return shape === 'roomy' ? Math.floor((others - 1) / 3) : Math.floor((others - 2) / 2);
}

/** How many stand below where no hand of the viewer's lies. */
function atBottom(seats: number): number {
  return seats <= 6 ? 1 : seats <= 8 ? 2 : 3;
}

/** Seat numbers by side; clockwise from the bottom is up the left side, along the top, down the right. */
export function placesOf(seats: number, you: number | null, shape: Shape): Places {
  const first = you ?? 0;
  const all = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  const below = you === null ? atBottom(seats) : 1;
  const leftBelow = Math.ceil(below / 2);
  const rightBelow = seats - (below - leftBelow);
  const round = all.slice(leftBelow, rightBelow);
  const side = aside(round.length, shape);
  return {
    bottom: [...all.slice(0, leftBelow).reverse(), ...all.slice(rightBelow).reverse()],
    left: round.slice(0, side).reverse(),
    top: round.slice(side, round.length - side),
    right: round.slice(round.length - side),
  };
}

export type Density = 'few' | 'many' | 'crowd' | 'crowd throng';

/**
 * How close the seats stand: `many` share the whole top, a `crowd` has its bets beside the cards as well, and of
 * a `throng` in a low window each has its name and chips in one line. Large letters bring each of these sooner.
 */
export function densityOf(seats: number, low: boolean, large = false): Density {
  if (seats <= (low && large ? 3 : 6)) return 'few';
  if (seats > 10 && low) return 'crowd throng';
  return seats > (large ? 6 : 8) || low ? 'crowd' : 'many';
}
