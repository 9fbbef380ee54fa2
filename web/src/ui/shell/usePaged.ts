import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { faultOf } from '../../net/http';

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

/** A long list, read a page at a time; another key begins it anew, whatever is still on its way. */
export function usePaged<T>(key: string, read: (last: T | null) => Promise<Slice<T>>): Paged<T> {
  const rows = useSignal<readonly T[]>([]);
  const more = useSignal(false);
  const busy = useSignal(false);
  const fault = useSignal<string | null>(null);
  const latest = useRef(0);
  const load = async (before: readonly T[]) => {
    latest.current += 1;
    const asked = latest.current;
    busy.value = true;
    fault.value = null;
    try {
      const slice = await read(before.at(-1) ?? null);
      if (asked !== latest.current) return;
      rows.value = [...before, ...slice.rows];
      more.value = slice.more;
    } catch (error) {
      if (asked === latest.current) fault.value = faultOf(error).error;
    }
    if (asked === latest.current) busy.value = false;
  };
  useEffect(() => {
    void load([]);
    return () => {
      latest.current += 1;
    };
  }, [key]);
  return {
    rows: rows.value,
    more: more.value,
    busy: busy.value,
    fault: fault.value,
    next: () => void load(rows.peek()),
  };
}
