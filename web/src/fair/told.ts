/** Headers, cards and bytes as the server's events have them. */
import { cardNumber, parseCard, type WireCard } from '../values/cards';
import type { TableEvent, Header as WireHeader } from '../wire';
import { type Bytes, fromHex } from './bytes';
import { FairFault } from './check';
import type { Header } from './header';

export function bytesOf(text: string): Bytes {
  const bytes = fromHex(text);
  if (!bytes) throw new FairFault('record');
  return bytes;
}

export function headerOf(wire: WireHeader): Header {
  return {
    ...wire,
    commitments: wire.commitments.map((held) => (held === null ? null : bytesOf(held))),
    roots: wire.roots.map(bytesOf),
  };
}

export function numbersOf(cards: readonly WireCard[]): number[] {
  return cards.flatMap((text) => {
    const card = parseCard(text);
    return card ? [cardNumber(card)] : [];
  });
}

/** The cards that an event shows and whose they are, in the order of the salts that follow it. */
export function shownBy(event: TableEvent): { card: number; seat: number }[] {
  const of = (seat: number, cards: readonly WireCard[]) => numbersOf(cards).map((card) => ({ card, seat }));
  switch (event.event) {
    case 'looked':
    case 'opened':
      return of(event.seat, event.cards);
    case 'compared':
      return [...of(event.seat, event.cards), ...of(event.other, event.other_cards)];
    case 'cut':
      return of(event.seat, [event.card]);
    default:
      return [];
  }
}

/**
 * Whether a card came from where it should: a hand's from a place of its seat, and of a cut each from the next,
 * whoever was the quickest to cut.
 */
export function isFromItsPlace(
  event: TableEvent['event'],
  seats: readonly number[],
  position: number,
  seat: number,
  cutBefore: number,
): boolean {
  return event === 'cut' ? position === cutBefore : seats[position % seats.length] === seat;
}
