/** Presses that were not answered yet, kept over a reload: each is said again with its id, and done once. */
import { readList, type Shelf, writeList } from '../browser/shelf';
import type { Asking, Waiting } from './link';

const keyOf = (table: string) => `svara.asked/${table}`;

/** What a person has pressed; what is said in chats, and the part in fair cards, is kept elsewhere or not at all. */
export function isPress(asked: Asking): boolean {
  return asked.type === 'act' || asked.type === 'request';
}

export function keepUnanswered(shelf: Shelf, table: string, requests: readonly Waiting[]): void {
  const pressed = requests.filter(({ asked }) => isPress(asked));
  if (pressed.length > 0 || shelf.read(keyOf(table)) !== null) writeList(shelf, keyOf(table), pressed);
}

/** A version before this one may have kept something else. */
function isWhole(kept: Partial<Waiting> | null): kept is Waiting {
  return typeof kept?.asked?.id === 'string' && typeof kept.at === 'number' && typeof kept.whose === 'string';
}

export function unanswered(shelf: Shelf, table: string): Waiting[] {
  return readList<Partial<Waiting> | null>(shelf, keyOf(table)).filter(isWhole);
}
