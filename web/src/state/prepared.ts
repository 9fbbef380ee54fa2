/** What a player wants done at his next turn, chosen while others think: done for exactly that price or not at all. */
import { isSome, whole } from '../values/amounts';
import type { TableView } from '../wire';
import { optionOf, owedBy, owes, ownSeat } from './options';

export interface Prepared {
  /** `yield` passes where nothing is owed, and folds where something is. */
  kind: 'yield' | 'fold' | 'check' | 'call' | 'stake';
  /** What it costs; 0 for what is free. */
  price: number;
  /** The deal it was chosen in: `bank/deal`. */
  deal: string;
}

/** What is to be sent for it. */
export interface Wish {
  action: string;
  amount?: number;
}

export function dealOf(view: TableView): string {
  return `${view.bank ?? 0}/${view.deal ?? 0}`;
}

/** Whether the viewer's turn in the betting may still come. */
function mayComeToBet(view: TableView): boolean {
  const seat = ownSeat(view);
  if (!seat || view.phase !== 'betting' || seat.status !== 'in' || seat.all_in || seat.leaving) return false;
  return view.question === 'betting' && !owedBy(view);
}

/** What may be prepared now, as far as the view lets one foresee the turn; the turn itself is the judge. */
export function preparable(view: TableView): Prepared[] {
  if (!mayComeToBet(view)) return [];
  const deal = dealOf(view);
  const fold: Prepared = { kind: 'fold', price: 0, deal };
  if (view.dark || isFraction(view)) return [fold];
  const seat = ownSeat(view);
  const [level, stack] = [whole(view.level), whole(seat?.stack)];
  if (view.style === 'fresh') {
    const capped = view.seats.some((one) => one.status === 'in' && one.all_in);
    if (level === 0 || capped || (!view.exact && stack < level)) return [fold];
    return [fold, { kind: 'stake', price: level, deal }];
  }
  const owed = level - whole(seat?.bet);
  if (owed > 0) return stack < owed ? [fold] : [fold, { kind: 'call', price: owed, deal }];
  if (!view.checking) return [fold];
  return [
    { kind: 'yield', price: 0, deal },
    { kind: 'check', price: 0, deal },
  ];
}

function isFraction(view: TableView): boolean {
  return isSome(view.level) && !Number.isInteger(Number(view.level));
}

/** What is left of it in this view: `null` once it would be another thing than was chosen. */
export function keptIn(view: TableView, prepared: Prepared): Prepared | null {
  if (prepared.deal !== dealOf(view)) return null;
  if (owes(view, 'betting')) return wishOf(view, prepared) && prepared;
  const offers = preparable(view);
  const same = offers.find((one) => one.kind === prepared.kind && one.price === prepared.price);
  // Who would have passed and now owes something is going to fold.
  return same ?? (prepared.kind === 'yield' ? (offers.find((one) => one.kind === 'fold') ?? null) : null);
}

/** What to send for it at the viewer's own turn; `null` where that is not legal at exactly this price. */
export function wishOf(view: TableView, prepared: Prepared): Wish | null {
  if (!owes(view, 'betting') || prepared.deal !== dealOf(view)) return null;
  const { kind, price } = prepared;
  if (kind === 'yield') {
    const action = ['check', 'fold'].find((one) => optionOf(view, one));
    return action === undefined ? null : { action };
  }
  const option = optionOf(view, kind);
  if (!option) return null;
  if (kind === 'call') return whole(option.price) === price ? { action: 'call' } : null;
  if (kind === 'stake') return whole(option.min) === price ? { action: 'stake', amount: price } : null;
  return { action: kind };
}
