import { useSignal } from '@preact/signals';
import { pathOf, route } from '../../router';
import type { Reel } from '../../state/reel';
import { more } from '../../words/more';

/** The address of this step, by the device's own sheet or else copied. */
export function ShareButton({ reel }: { reel: Reel }) {
  const say = more.value.replay;
  const done = useSignal(false);
  const share = async () => {
    const seq = reel.stops.peek()[reel.place.peek()]?.key ?? 0;
    const url = `${location.origin}${pathOf(route.peek())}?at=${seq}`;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        done.value = true;
      }
    } catch {
      // The sheet was closed, or the browser keeps its clipboard to itself: the address bar has it too.
    }
  };
  return (
    <button type="button" class="icon wordy" onClick={() => void share()}>
      <span role="status">{done.value ? say.shared : say.share}</span>
    </button>
  );
}
