/** When a decision or the cards in it have changed, so that a press meant for those before must not count. */
import type { TableView } from '../wire';
import { decisionOf } from './decision';

export const REST = 400;

export function decisionChanged(before: TableView | null, after: TableView): boolean {
  return before === null || decisionOf(before) !== decisionOf(after);
}

export function cardsChanged(before: TableView | null, after: TableView): boolean {
  return before === null || before.bank !== after.bank || before.deal !== after.deal;
}
