import { banks } from '../../net/money';
import { desks } from '../../state/store';
import { words } from '../../words';
import { gameWords } from '../../words/game';
import { useLoaded } from '../shell/useTask';

const LATEST = 100;

/** The tables where one sits, and those of one's latest banks: their ids, and what they are called. None
 * until that is known. */
export function useKnownTables(): [string, string][] | null {
  const played = useLoaded(() => banks({ limit: LATEST }));
  if (played.value === null && played.fault === null) return null;
  const found = new Map<string, string>();
  for (const at of desks.value) {
    const view = at.table.value.view;
    if (view && at.seated.value) found.set(at.id, view.profile);
  }
  for (const { table, game } of played.value?.banks ?? []) found.set(table, game);
  return [...found].map(([id, game]) => [id, `${gameWords(game, words.value).title}, ${id}`]);
}
