/** What is asked of the viewer, and what he may do about his seat. */
import { type Bounds, whole } from '../values/amounts';
import type { OptionView, SeatView, TableView } from '../wire';

export function ownSeat(view: TableView): SeatView | null {
  return view.you === null || view.you === undefined ? null : (view.seats[view.you] ?? null);
}

export function optionOf(view: TableView, action: string): OptionView | null {
  return view.legal?.find((option) => option.action === action) ?? null;
}

/** Whether the table waits for the viewer. */
export function owedBy(view: TableView): boolean {
  const seat = ownSeat(view);
  return seat !== null && (view.owed ?? []).includes(seat.seat);
}

/** Whether the viewer owes the answer to this question. */
export function owes(view: TableView, question: TableView['question']): boolean {
  return view.question === question && owedBy(view);
}

/** Whether a running bank waits for this seat. */
export function isThinking({ seat }: SeatView, view: TableView): boolean {
  return view.question !== 'new_deal' && (view.owed ?? []).includes(seat);
}

/** Whether no bank is running. */
export function isBetween({ phase }: TableView): boolean {
  return phase === 'waiting' || phase === 'finished';
}

/** Whether the viewer plays in the bank that is running: standing up would cost him something. */
export function inBank(view: TableView): boolean {
  const seat = ownSeat(view);
  return seat !== null && !isBetween(view) && seat.status !== 'waiting';
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
  return seat !== null && !view.exact && whole(seat.stack) < whole(view.ante);
}

/** Between banks, or outside of this one: chips may come to the table. */
export function canTopUp(view: TableView): Bounds | null {
  const seat = ownSeat(view);
  if (view.exact) return null;
  if (!seat || (seat.status !== 'waiting' && !isBetween(view))) return null;
  const max = Math.min(whole(view.max_buy_in) - whole(seat.stack), whole(view.wallet));
  return max >= 1 ? { min: 1, max } : null;
}

/** What one may sit down with; `null` when the wallet does not hold the least. */
export function buyIn(view: TableView, wallet: number): Bounds | null {
  const [min, max] = [whole(view.min_buy_in), Math.min(whole(view.max_buy_in), wallet)];
  return max >= min ? { min, max } : null;
}
