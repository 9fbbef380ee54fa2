/** Who sits at one's right hand: the previous player still in, counter to the clock. */
import type { SeatView, TableView } from '../wire';

export function neighbourOf(view: TableView): SeatView | null {
  const count = view.seats.length;
  const you = view.you;
  if (you === null || you === undefined) return null;
  for (let step = 1; step < count; step++) {
    const seat = view.seats[(you - step + count) % count];
    if (seat?.status === 'in') return seat;
  }
  return null;
}
