import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fault } from '../../api';
import { ApiFault } from '../../net/http';

export interface Task {
  busy: boolean;
  /** The code of what went wrong last. */
  fault: string | null;
  /** What else the server said of it. */
  detail: Fault | null;
  /** Does the work, unless it is being done; whether it went well. */
  run(work: () => Promise<void>): Promise<boolean>;
}

function detailOf(error: unknown): Fault {
  if (error instanceof ApiFault) return error.detail;
  throw error;
}

/** The code of what the server refused. */
export function codeOf(error: unknown): string {
  return detailOf(error).error;
}

/** Something that a form asks of the server. */
export function useTask(): Task {
  const busy = useSignal(false);
  const failed = useSignal<Fault | null>(null);
  return {
    busy: busy.value,
    fault: failed.value?.error ?? null,
    detail: failed.value,
    async run(work) {
      if (busy.peek()) return false;
      busy.value = true;
      failed.value = null;
      try {
        await work();
        return true;
      } catch (error) {
        failed.value = detailOf(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}

export interface Loaded<T> {
  value: T | null;
  fault: string | null;
  again(): void;
  put(value: T): void;
}

/** What the server says, asked for when it is first shown and whenever the key changes. */
export function useLoaded<T>(load: () => Promise<T>, key = ''): Loaded<T> {
  const value = useSignal<T | null>(null);
  const fault = useSignal<string | null>(null);
  const round = useSignal(0);
  const asked = `${key} ${round.value}`;
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        if (!current) return;
        value.value = loaded;
        fault.value = null;
      },
      (error: unknown) => {
        if (current) fault.value = detailOf(error).error;
      },
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return {
    value: value.value,
    fault: fault.value,
    again: () => {
      round.value += 1;
    },
    put: (changed) => {
      value.value = changed;
    },
  };
}
