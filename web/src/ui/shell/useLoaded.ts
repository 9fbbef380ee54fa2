import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { faultOf } from '../../net/http';

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
        if (current) fault.value = faultOf(error).error;
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
