/** What is played for at a table, in a few words each. */
import type { TableInfo } from '../api';
import { chips, type Words } from '.';
import type { MoreWords } from './more';

/** Whether a rake is taken, and why not. */
export function rakeText(one: TableInfo, say: Words): string {
  if (one.no_rake) return say.lobby.noRake[one.no_rake];
  return say.lobby.rake(one.rake ?? 0, chips(one.rake_cap ?? 0));
}

export function stakesOf(one: TableInfo, say: Words, further: MoreWords): string[] {
  const { lobby } = say;
  return [
    lobby.anteIs(chips(one.ante)),
    // A game that is played for whole antes alone has no stack to bring.
    ...(one.max_buy_in ? [further.inviting.buyIn(chips(one.min_buy_in), chips(one.max_buy_in))] : []),
    lobby.people(one.taken, one.seats),
  ];
}
