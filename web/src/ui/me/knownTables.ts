import { banks } from '../../net/money';
import { desks } from '../../state/store';
import { type Words, words } from '../../words';
import { tableTitle } from '../../words/game';
import { useLoaded } from '../shell/useLoaded';

const LATEST = 100;

/** A table as lists of what was played name it. */
export interface Called {
  table: string;
  table_name: string;
  game: string;
}

export type Titled = [id: string, title: string];

/** Each table once, by what it is called; those that are called the same have their ids too. */
export function titled(tables: readonly Called[], say: Words): Titled[] {
  const titles = new Map(tables.map((one) => [one.table, tableTitle(one.table_name, one.game, say)]));
  const all = [...titles.values()];
  return [...titles].map(([id, title]) => [
    id,
    all.filter((other) => other === title).length > 1 ? `${title}, ${id}` : title,
  ]);
}

/** The tables where one sits, and those of one's latest banks. None until that is known. */
export function useKnownTables(): Titled[] | null {
  const played = useLoaded(() => banks({ limit: LATEST }));
  if (played.value === null && played.fault === null) return null;
  const seats = desks.value.flatMap((at): Called[] => {
    const view = at.table.value.view;
    return view && at.seated.value ? [{ table: at.id, table_name: view.name ?? '', game: view.profile }] : [];
  });
  return titled([...seats, ...(played.value?.banks ?? [])], words.value);
}
