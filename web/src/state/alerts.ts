/** What a player is called to the table for, and what is heard of it. */

import type { Sound } from '../browser/sounds';
import { remaining } from '../values/clock';
import type { TableView } from '../wire';
import { owedBy } from './options';
import type { Line } from './table';

/** So many seconds before the end of a turn each is heard. */
export const HURRY = 5;

/** Whether a decision of a running bank is the viewer's: a new deal is not one to be called for. */
export function isCalled(view: TableView): boolean {
  return owedBy(view) && view.question !== 'new_deal';
}

/** Whether a message has brought the viewer a decision that he did not have. */
export function turnBegan(before: TableView | null, after: TableView): boolean {
  if (!isCalled(after)) return false;
  return before === null || !isCalled(before) || before.turn !== after.turn;
}

/** The last seconds of the viewer's own turn, as they are counted down; `null` while there is time. */
export function lastSeconds(view: TableView, serverNow: number): number | null {
  if (!isCalled(view) || !view.deadline) return null;
  const { seconds } = remaining(view.deadline, view.seconds, serverNow);
  return seconds >= 1 && seconds <= HURRY ? seconds : null;
}

/** The sounds of what happens, each once, the most telling first. */
export function soundsOf(lines: readonly Line[]): Sound[] {
  const found = new Set(lines.flatMap((line) => soundOf(line) ?? []));
  const order: readonly Sound[] = ['win', 'chips', 'card'];
  return order.filter((sound) => found.has(sound)).slice(0, 2);
}

function soundOf({ event, you }: Line): Sound | null {
  switch (event.event) {
    case 'won':
      return event.seat === you ? 'win' : 'chips';
    case 'ante_posted':
    case 'staked':
    case 'joined':
    case 'returned':
      return 'chips';
    case 'deal_started':
    case 'opened':
    case 'cut':
      return 'card';
    case 'looked':
      return event.seat === you ? 'card' : null;
    default:
      return null;
  }
}
