import { standings } from '../state/standing';
import type { TableView } from '../wire';
import { listed, type Words } from '.';
import { sentenceCase } from './sentenceCase';

/** Who has won a match that is over, in words; empty while it runs. */
export function matchWon(view: TableView, say: Words): string {
  const won = standings(view).filter((row) => row.won);
  if (won.length === 0) return '';
  const names = won.map((row) => (row.you ? say.you : row.name));
  return sentenceCase(say.matchWon(listed(names, say), won.length > 1, won[0]?.you ?? false));
}
