/** What the player can do at the table that he looks at. */

import { freshId } from '../net/ids';
import type { Asking } from '../net/link';
import type { Desk } from '../state/desk';
import { cardsResting, desk, isAsked, view } from '../state/store';
import type { Amount, RequestWhat, TableRequest } from '../wire';
import { linkOf } from './lines';

function ask(message: Asking): void {
  linkOf(desk.peek())?.ask(message);
}

/** An action of the game, for the turn that the button was drawn for. */
export function act(turn: number, action: string, amount?: Amount, at: Desk = desk.peek()): void {
  if (!at.open.peek() || turn !== (at.table.peek().view?.turn ?? 0)) return;
  const sum = amount === undefined ? {} : { amount };
  linkOf(at)?.ask({ type: 'act', id: freshId(), turn, action, ...sum });
}

export function look(slot?: number): void {
  if (cardsResting.peek()) return;
  const turn = view.peek()?.turn ?? 0;
  ask({ type: 'act', id: freshId(), turn, action: 'look', ...(slot === undefined ? {} : { slot }) });
}

export function request(
  what: RequestWhat,
  rest: Partial<Omit<TableRequest, 'type' | 'id' | 'what'>> = {},
): void {
  if (isAsked(what)) return;
  ask({ type: 'request', id: freshId(), what, ...rest });
}

/** Sit down, bound to a nonce of one's own (docs/fair-cards.md). */
export async function sit(seat: number, amount?: number): Promise<void> {
  const at = desk.peek();
  const commitment = await at.fair.bind();
  if (at !== desk.peek()) return;
  request('sit', { seat, commitment, ...(amount === undefined ? {} : { amount }) });
}

/** Say something to the table, or to one's pool. */
export function say(text: string, to: 'table' | 'pool'): void {
  ask({ type: 'chat', id: freshId(), text, to });
}
