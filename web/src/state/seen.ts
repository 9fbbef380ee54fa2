/** What of another's cards the viewer alone, or he and a few, can see. */
import type { SeatView, TableView } from '../wire';
import { sharedPool } from './pool';

export type Seen = 'two' | 'pool';

/** Who besides the owner sees the known cards of a seat that is not open; `null` where nobody does. */
export function seenBy(seat: SeatView, view: TableView): Seen | null {
  const known = (seat.cards ?? []).some((card) => card !== null);
  if (seat.opened || seat.seat === view.you || !known) return null;
  return sharedPool(view)?.holder === seat.seat ? 'pool' : 'two';
}

/** Whether the faces of another's hand are shown where it lies. */
export function isFaceUp(seat: SeatView, view: TableView): boolean {
  return seat.opened === true || seenBy(seat, view) !== null;
}

/** The card that a seat's cut turned up, while the deal is cut for. */
export function cutOf(seat: SeatView, view: TableView): string | null {
  if (view.phase !== 'cutting') return null;
  return view.cuts?.find((cut) => cut.seat === seat.seat)?.card ?? null;
}

/** Whether a hand is out of its deal, though its owner still sees it. */
export function isThrown({ status }: SeatView): boolean {
  return status === 'folded' || status === 'mucked';
}
