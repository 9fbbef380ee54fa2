/** Entries paid together: who offers what, what remains to pay, and whose hand the viewer shares. */
import { whole } from '../values/amounts';
import type { PledgeView, PoolView, TableView } from '../wire';
import { ownSeat } from './options';

/** What others offer to pay of the entry of `seat`. */
export function pledgesTo(view: TableView, seat: number): PledgeView[] {
  return (view.pledges ?? []).filter((pledge) => pledge.to === seat && whole(pledge.amount) > 0);
}

/** What the holder pays himself once the others have paid what they offer. */
export function restOf(price: number, pledges: readonly PledgeView[]): number {
  return price - pledges.reduce((sum, pledge) => sum + whole(pledge.amount), 0);
}

/** The pool that the viewer has a part in without holding its cards. */
export function sharedPool(view: TableView): PoolView | null {
  const you = view.you ?? null;
  if (you === null) return null;
  return (
    (view.pools ?? []).find((pool) => pool.holder !== you && pool.parts.some(([seat]) => seat === you)) ??
    null
  );
}

export interface PledgeOffer {
  /** Whose entry it would be a part of. */
  to: number;
  name: string;
  /** The most that may be offered. */
  max: number;
  /** What is offered now. */
  now: number;
}

/** Whose entries the viewer may offer a part of: theirs who answer before him. */
export function pledgeOffers(view: TableView): PledgeOffer[] {
  const seat = ownSeat(view);
  const asked = view.asked ?? [];
  if (!seat || !view.pooling) return [];
  return asked.slice(0, Math.max(0, asked.indexOf(seat.seat))).flatMap((to) => {
    const mine = pledgesTo(view, to).find((pledge) => pledge.seat === seat.seat);
    const others = pledgesTo(view, to).filter((pledge) => pledge.seat !== seat.seat);
    const max = Math.min(restOf(whole(view.price), others), whole(seat.stack));
    return max > 0 ? [{ to, name: view.seats[to]?.name ?? '', max, now: whole(mine?.amount) }] : [];
  });
}
