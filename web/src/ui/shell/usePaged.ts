import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTask } from './useTask';

export interface Slice<T> {
  rows: T[];
  more: boolean;
}

export interface Paged<T> {
  rows: readonly T[];
  more: boolean;
  busy: boolean;
  fault: string | null;
  next(): void;
}

/** A long list, read a page at a time; another key begins it anew. */
export function usePaged<T>(key: string, read: (last: T | null) => Promise<Slice<T>>): Paged<T> {
  const rows = useSignal<readonly T[]>([]);
  const more = useSignal(false);
  const task = useTask();
  const load = (before: readonly T[]) => {
    void task.run(async () => {
      const slice = await read(before.at(-1) ?? null);
      rows.value = [...before, ...slice.rows];
      more.value = slice.more;
    });
  };
  useEffect(() => load([]), [key]);
  return {
    rows: rows.value,
    more: more.value,
    busy: task.busy,
    fault: task.fault,
    next: () => load(rows.peek()),
  };
}
