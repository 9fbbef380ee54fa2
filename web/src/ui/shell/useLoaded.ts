import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenOnline } from '../../browser/online';
import { faultOf } from '../../net/http';

export interface Loaded<T> {
  value: T | null;
  fault: string | null;
  again(): void;
  put(value: T): void;
}

/** What the server says, asked for when it is first shown, whenever the key changes, and once the net is back. */
export function useLoaded<T>(load: () => Promise<T>, key = ''): Loaded<T> {
  const value = useSignal<T | null>(null);
  const fault = useSignal<string | null>(null);
  const round = useSignal(0);
  const asked = `${key} ${round.value}`;
  const again = () => {
    round.value += 1;
  };
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
  const failed = fault.value !== null;
  useEffect(() => {
    return failed ? whenOnline(again) : undefined;
  }, [failed]);
  return {
    value: value.value,
    fault: fault.value,
    again,
    put: (changed) => {
      value.value = changed;
    },
  };
}
