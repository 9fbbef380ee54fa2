/** The one word that a seat's state comes down to. */
import type { SeatView, TableView } from '../wire';
import { isBetween } from './options';

export type Badge =
  | 'folded'
  | 'mucked'
  | 'gone'
  | 'waiting'
  | 'all_in'
  | 'dark'
  | 'looked'
  | 'away'
  | 'sits_out'
  | 'equal'
  | 'joined'
  | 'ready';

/** `darkDeal`: the deal allows dark play, so that having looked is the others' business. */
export function badgeOf(seat: SeatView, view: TableView, darkDeal: boolean): Badge | null {
  const between = isBetween(view);
  if (seat.status === 'empty') return null;
  if (seat.status === 'gone' || seat.leaving) return 'gone';
  if (seat.connected === false) return 'away';
  if (between && seat.sits_out) return 'sits_out';
  if (between && seat.ready) return 'ready';
  if (between) return seat.status === 'folded' || seat.status === 'mucked' ? seat.status : null;
  const svara = view.phase === 'choice' || view.phase === 'joining' || view.phase === 'cutting';
  if (svara && seat.equal) return 'equal';
  if (svara && seat.joined) return 'joined';
  if (seat.status === 'in') {
    if (seat.all_in) return 'all_in';
    if (view.phase !== 'betting' || !darkDeal) return null;
    if (seat.turned?.some(Boolean)) return 'looked';
    return seat.dark ? 'dark' : null;
  }
  if (seat.status === 'waiting') return seat.sits_out ? 'sits_out' : 'waiting';
  return seat.status;
}
