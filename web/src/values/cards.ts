/** Cards as the wire writes them: rank then suit, "Td" is the ten of diamonds. */

/** A card as the wire writes it; none where the viewer has not seen it. */
export type WireCard = string | null;

export type Suit = 's' | 'h' | 'd' | 'c';

export interface Card {
  rank: string;
  suit: Suit;
}

const RANKS = '6789TJQKA';
const SUITS = 'shdc';

export function parseCard(card: WireCard): Card | null {
  if (card === null) return null;
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  return rank && SUITS.includes(suit) && RANKS.includes(rank) ? { rank, suit: suit as Suit } : null;
}

/** The place of a card in the full deck, by which it is hashed. */
export function cardNumber({ rank, suit }: Card): number {
  return 4 * RANKS.indexOf(rank) + SUITS.indexOf(suit);
}

/** The card with this place in the full deck. */
export function cardFrom(number: number): string {
  return `${RANKS[number >> 2]}${SUITS[number & 3]}`;
}

export const SUIT_SIGNS: Record<Suit, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };
