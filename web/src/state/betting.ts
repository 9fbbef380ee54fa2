/** The buttons of a betting turn, read from what is legal: the client judges nothing by itself. */
import { type Bounds, bounds, whole } from '../amounts';
import type { Amount, OptionView, TableView } from '../wire';
import { ownSeat } from './options';

/** A press that needs no sum chosen: what it costs is on the button, what it sends beside it. */
export interface Press {
  action: string;
  shown: Amount | null;
  amount?: Amount;
}

/** A bet, raise or stake whose sum the player chooses. */
export interface Choice {
  action: string;
  /** Other actions that take the same sum: a compare beside a stake, a dark bet beside an open one. */
  also: string[];
  limits: Bounds;
  /** What already lies in front of the player and counts towards the sum. */
  already: number;
}

export interface Betting {
  presses: Press[];
  choice: Choice | null;
  /** What stands apart from the ordinary run of a turn. */
  apart: Press[];
}

const ORDER = ['fold', 'refuse', 'check', 'call', 'show', 'compare'];
const APART = ['dark', 'propose', 'redeal', 'all-in'];
const MAIN = ['stake', 'raise', 'bet'];

/** The buttons of the viewer's betting turn, or `null` when it is not his. */
export function bettingOf(view: TableView): Betting | null {
  const seat = ownSeat(view);
  if (!seat || view.question !== 'betting' || !(view.owed ?? []).includes(seat.seat)) return null;
  const options = (view.legal ?? []).filter((option) => option.action !== 'look');
  const already = view.style === 'fresh' ? 0 : whole(seat.bet);
  const choice = choiceOf(options, already);
  const chosen = choice ? [choice.action, ...choice.also] : [];
  const single = options.filter((option) => !chosen.includes(option.action)).map(pressOf);
  const presses = single.filter((press) => !APART.includes(press.action));
  const apart = single.filter((press) => APART.includes(press.action));
  // In a dark lap the dark bet is the one way to go on; short of a call, all-in is the other answer to a bet.
  for (const action of ['dark', 'all-in']) {
    if (!choice && presses.length <= 1) bringIn(action, apart, presses);
  }
  return { presses: sorted(presses, ORDER), choice, apart: sorted(apart, APART) };
}

function choiceOf(options: readonly OptionView[], already: number): Choice | null {
  const ranged = options.flatMap((option) => {
    const limits = bounds(option);
    return limits && limits.max > limits.min ? [{ action: option.action, limits }] : [];
  });
  const main = MAIN.flatMap((action) => ranged.filter((one) => one.action === action))[0] ?? ranged[0];
  if (!main) return null;
  const also = ranged.filter(
    (one) => one !== main && one.limits.min === main.limits.min && one.limits.max === main.limits.max,
  );
  return { ...main, also: also.map((one) => one.action), already };
}

/** Where there is hardly another way to go on, it is no longer something apart. */
function bringIn(action: string, apart: Press[], presses: Press[]): void {
  const place = apart.findIndex((press) => press.action === action);
  if (place >= 0) presses.push(...apart.splice(place, 1));
}

function sorted(presses: Press[], order: string[]): Press[] {
  const rank = (press: Press) => {
    const place = order.indexOf(press.action);
    return place < 0 ? order.length : place;
  };
  return presses.sort((one, other) => rank(one) - rank(other));
}

function pressOf(option: OptionView): Press {
  const fixed = option.min ?? null;
  if (fixed !== null) return { action: option.action, shown: fixed, amount: fixed };
  return { action: option.action, shown: option.price ?? null };
}

/** What may be done off turn, beside turning one's cards. */
export function offTurn(view: TableView): Press[] {
  if (bettingOf(view)) return [];
  return (view.legal ?? []).filter((option) => option.action === 'redeal').map(pressOf);
}
