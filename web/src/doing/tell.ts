import { timed } from '../browser/timing';
import { notice } from '../state/store';

const NOTICE = 4000;

let fade = () => {};

/** Have a code said in words for a while, in place of what was said before. */
export function tell(code: string): void {
  fade();
  notice.value = code;
  fade = timed(NOTICE, () => {
    notice.value = null;
  });
}
