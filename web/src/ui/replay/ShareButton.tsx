import { useSignal } from '@preact/signals';
import { pathOf, route } from '../../browser/router';
import { handOn, mayHandOn } from '../../browser/sharing';
import type { Reel } from '../../doing/reel';
import { more } from '../../words/more';

const SHARE = 'M12 3l5 5-1.5 1.5L13 7v9h-2V7L8.5 9.5 7 8zM5 12h2v7h10v-7h2v9H5z';
const DONE = 'M9.5 17.5L4 12l1.5-1.5 4 4 9-9L20 7z';

/** The address of this step, handed on or else copied; where neither may be, the address bar has it too. */
export function ShareButton({ reel }: { reel: Reel }) {
  const say = more.value.replay;
  const done = useSignal(false);
  const share = async () => {
    const seq = reel.stops.peek()[reel.place.peek()]?.key ?? 0;
    const url = `${location.origin}${pathOf(route.peek())}?at=${seq}`;
    done.value = await handOn(url, say.title(reel.replay.bank));
  };
  if (!mayHandOn()) return null;
  return (
    <button type="button" class="icon" aria-label={say.share} onClick={() => void share()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={done.value ? DONE : SHARE} />
      </svg>
      <span class="unseen" role="status">
        {done.value && say.shared}
      </span>
    </button>
  );
}
