/** The guided first bank: at which table, and whether it was done before. */
import { signal } from '@preact/signals';
import { browserShelf, visitShelf } from '../browser/shelf';

const DONE = 'svara.lesson';
const TABLE = 'svara.lessonAt';

/** The table where hints are given, while they are wanted. */
export const lessonAt = signal(visitShelf.read(TABLE) ?? '');

/** Of a hint one line is seen. */
export const coachFolded = signal(false);

export function beginLesson(table: string): void {
  lessonAt.value = table;
  visitShelf.write(TABLE, table);
}

/** Hints are wanted no more. */
export function endLesson(): void {
  browserShelf.write(DONE, 'done');
  beginLesson('');
}

/** Whether this browser has seen a lesson to its end, or sent it away. */
export function lessonDone(): boolean {
  return browserShelf.read(DONE) !== null;
}
