import { useSignal } from '@preact/signals';
import type { Fault } from '../../api';
import { faultOf } from '../../net/http';

export interface Task {
  busy: boolean;
  /** The code of what went wrong last. */
  fault: string | null;
  /** What else the server said of it. */
  detail: Fault | null;
  /** Does the work, unless it is being done; whether it went well. */
  run(work: () => Promise<void>): Promise<boolean>;
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
        failed.value = faultOf(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}
