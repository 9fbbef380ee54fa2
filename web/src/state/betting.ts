/** The buttons of a betting turn, read from what is legal: the client judges nothing by itself. */
import { type Bounds, bounds, whole } from '../values/amounts';
import type { Amount, OptionView, TableView } from '../wire';
import { owes, ownSeat } from './options';

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

/** Where a button lies, by what it is: so no press meant for one ever meets another. */
export type Place = 'left' | 'middle' | 'right' | 'apart' | 'alone';

export interface Betting {
  presses: Press[];
  choice: Choice | null;
}

const PLACES: Readonly<Record<string, Place>> = {
  fold: 'left',
  check: 'middle',
  call: 'middle',
  show: 'middle',
  compare: 'middle',
  bet: 'right',
  raise: 'right',
  stake: 'right',
  'all-in': 'alone',
};
const APART = ['dark', 'propose', 'redeal'];
const MAIN = ['stake', 'raise', 'bet'];

export function placeOf(action: string): Place {
  return Object.hasOwn(PLACES, action) ? (PLACES[action] ?? 'apart') : 'apart';
}

/** The buttons of the viewer's betting turn, or `null` when it is not his. */
export function bettingOf(view: TableView): Betting | null {
  const seat = ownSeat(view);
  if (!seat || !owes(view, 'betting')) return null;
  const options = (view.legal ?? []).filter((option) => option.action !== 'look');
  const already = view.style === 'fresh' ? 0 : whole(seat.bet);
  const choice = choiceOf(options, already);
  const chosen = choice ? [choice.action, ...choice.also] : [];
  const presses = options.filter((option) => !chosen.includes(option.action)).map(pressOf);
  return { presses: presses.sort((one, other) => rank(one) - rank(other)), choice };
}

/** The order of those that lie apart. */
function rank(press: Press): number {
  const place = APART.indexOf(press.action);
  return place < 0 ? APART.length : place;
}

/** Whether all that is left is less than a bet, so that going all-in is the only way to stay. */
export function isShortOfBet({ presses, choice }: Betting): boolean {
  const stays = presses.filter((press) => !['fold', 'all-in', 'redeal', 'propose'].includes(press.action));
  return choice === null && stays.length === 0 && presses.some((press) => press.action === 'all-in');
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
