/** What the dock asks and offers, as one text: two that differ are two decisions, and no press is for both. */
import type { TableView } from '../wire';
import { isBetween, owedBy, ownSeat } from './options';
import { pledgeOffers } from './pool';
import { preparable } from './prepared';

export function decisionOf(view: TableView): string {
  const seat = ownSeat(view);
  const legal = (view.legal ?? []).filter((option) => option.action !== 'look');
  const asked = owedBy(view)
    ? [view.turn, view.question, view.price, view.pledges]
    : [preparable(view), pledgeOffers(view), isBetween(view)];
  const own = seat && [seat.seat, seat.status, seat.ready, seat.sits_out, seat.leaving];
  return JSON.stringify([view.table, view.bank, view.deal, own, legal, asked]);
}
