/** When a decision or the cards in it have changed, so that a press meant for those before must not count. */
import type { TableView } from '../wire';

export const REST = 400;

export function decisionChanged(before: TableView | null, after: TableView): boolean {
  return before === null || before.turn !== after.turn;
}

export function cardsChanged(before: TableView | null, after: TableView): boolean {
  return before === null || before.bank !== after.bank || before.deal !== after.deal;
}
