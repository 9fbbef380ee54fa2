/** Which of one's banks are looked for. */
import type { Signal } from '@preact/signals';
import type { BankQuery, Outcome } from '../../api';
import { dayMoment } from '../../words/dateText';

export interface Search {
  table: Signal<string>;
  game: Signal<string>;
  result: Signal<Outcome | ''>;
  /** The first day and the last, as date fields have them; empty where any is meant. */
  from: Signal<string>;
  until: Signal<string>;
  svara: Signal<boolean>;
}

/** The banks that are looked for, older than the last one that is known. */
export function bankQuery(search: Search, last: { ended: number } | null): BankQuery {
  const { table, game, result, from, until, svara } = search;
  return {
    table: table.value || null,
    game: game.value || null,
    result: result.value || null,
    since: dayMoment(from.value),
    before: last?.ended ?? dayMoment(until.value, 1),
    svara: svara.value,
  };
}
