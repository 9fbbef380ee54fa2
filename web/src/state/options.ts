/** What is asked of the viewer, read from the view: the client judges nothing by itself. */
import { type Bounds, bounds, whole } from '../amounts';
import type { Amount, OptionView, SeatView, TableView } from '../wire';

export function ownSeat(view: TableView): SeatView | null {
  return view.you === null || view.you === undefined ? null : (view.seats[view.you] ?? null);
}

export function optionOf(view: TableView, action: string): OptionView | null {
  return view.legal?.find((option) => option.action === action) ?? null;
}

/** A press that needs no sum chosen: what it costs is on the button, what it sends beside it. */
export interface Press {
  action: string;
  shown: Amount | null;
  amount?: Amount;
}

/** A bet or a raise whose sum the player chooses. */
export interface Choice {
  action: string;
  limits: Bounds;
  /** What already lies in front of the player in this deal. */
  already: number;
}

export interface Betting {
  presses: Press[];
  choice: Choice | null;
  dark: Press | null;
  allIn: Press | null;
}

/** The buttons of a betting turn, or `null` when it is not the viewer's. */
export function bettingOf(view: TableView): Betting | null {
  const seat = ownSeat(view);
  if (!seat || view.question !== 'betting' || !(view.owed ?? []).includes(seat.seat)) return null;
  const result: Betting = { presses: [], choice: null, dark: null, allIn: null };
  for (const option of view.legal ?? []) {
    if (option.action === 'look') continue;
    const limits = bounds(option);
    if (option.action === 'dark') result.dark = pressOf(option);
    else if (option.action === 'all-in') result.allIn = pressOf(option);
    else if (limits && limits.max > limits.min) {
      result.choice = { action: option.action, limits, already: whole(seat.bet) };
    } else result.presses.push(pressOf(option));
  }
  // In a dark lap it is the one way to go on, and no longer something apart.
  if (result.dark && !result.choice && result.presses.length <= 1) {
    result.presses.push(result.dark);
    result.dark = null;
  }
  // Short of a call, all-in is the other answer to a bet, and as large as the first.
  if (result.allIn && !result.choice && result.presses.length <= 1) {
    result.presses.push(result.allIn);
    result.allIn = null;
  }
  const order = ['fold', 'check', 'call'];
  result.presses.sort((one, other) => rank(order, one) - rank(order, other));
  return result;
}

function rank(order: string[], press: Press): number {
  const place = order.indexOf(press.action);
  return place < 0 ? order.length : place;
}

function pressOf(option: OptionView): Press {
  const fixed = option.min ?? null;
  if (fixed !== null) return { action: option.action, shown: fixed, amount: fixed };
  return { action: option.action, shown: option.price ?? null };
}

/** Whether the viewer owes the answer to this question. */
export function owes(view: TableView, question: TableView['question']): boolean {
  const seat = ownSeat(view);
  return seat !== null && view.question === question && (view.owed ?? []).includes(seat.seat);
}

/** Whether a press of "New deal" is waited for from the viewer. */
export function canStartNext(view: TableView): boolean {
  const seat = ownSeat(view);
  if (!seat || seat.ready || seat.sits_out) return false;
  return view.question === 'new_deal' || view.phase === 'finished';
}

/** Whether the viewer has too little in front of him for the next ante. */
export function isShort(view: TableView): boolean {
  const seat = ownSeat(view);
  return seat !== null && whole(seat.stack) < whole(view.ante);
}

/** Between banks, or outside of this one: chips may come to the table. */
export function canTopUp(view: TableView): Bounds | null {
  const seat = ownSeat(view);
  if (!seat || (seat.status !== 'waiting' && view.phase !== 'finished' && view.phase !== 'waiting'))
    return null;
  const max = Math.min(whole(view.max_buy_in) - whole(seat.stack), whole(view.wallet));
  return max >= 1 ? { min: 1, max } : null;
}

/** What one may sit down with; `null` when the wallet does not hold the least. */
export function buyIn(view: TableView, wallet: number): Bounds | null {
  const [min, max] = [whole(view.min_buy_in), Math.min(whole(view.max_buy_in), wallet)];
  return max >= min ? { min, max } : null;
}
