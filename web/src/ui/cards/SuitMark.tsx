import type { Suit } from '../../values/cards';

/** The suits as shapes, so that no font has to have them. */
const PATHS: Record<Suit, string> = {
  s: 'M50 4C58 22 92 42 92 66a20 20 0 0 1-36 12c1 8 4 13 10 18H34c6-5 9-10 10-18A20 20 0 0 1 8 66C8 42 42 22 50 4z',
  h: 'M50 94C38 76 6 58 6 32A23 23 0 0 1 50 24 23 23 0 0 1 94 32C94 58 62 76 50 94z',
  d: 'M50 3C60 22 72 36 88 50 72 64 60 78 50 97 40 78 28 64 12 50 28 36 40 22 50 3z',
  c: 'M50 5a20 20 0 0 1 16 33A21 21 0 1 1 56 74c1 9 4 15 10 21H34c6-6 9-12 10-21A21 21 0 1 1 34 38 20 20 0 0 1 50 5z',
};

export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <svg class="suit" viewBox="0 0 100 100" aria-hidden="true">
      <path d={PATHS[suit]} />
    </svg>
  );
}
