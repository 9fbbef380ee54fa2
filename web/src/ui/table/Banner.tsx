import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { timed } from '../../browser/timing';
import { isPress } from '../../net/unanswered';
import { dialog } from '../../state/dialog';
import { asked, line } from '../../state/store';
import { words } from '../../words';

/** That the line is well again can be read for so long. */
const BACK = 2500;

/** Whether the line has come back just now. */
function useBack(): boolean {
  const back = useSignal(false);
  const wasDown = useRef(false);
  const state = line.value;
  useEffect(() => {
    back.value = state === 'up' && wasDown.current;
    wasDown.current = state === 'down' || (wasDown.current && state !== 'up');
    if (!back.peek()) return;
    return timed(BACK, () => {
      back.value = false;
    });
  }, [state]);
  return back.value;
}

/** What is wrong with the line to the table, and what becomes of a press meanwhile. */
export function Banner() {
  const say = words.value;
  const back = useBack();
  const state = line.value === 'up' && back ? 'back' : line.value;
  const down = asked.value.some(isPress) ? say.lineDownKept : say.lineDown;
  const texts = { up: null, connecting: say.connecting, down, back: say.lineBack };
  const text = dialog.value?.name === 'name' ? null : texts[state];
  return <div role="status">{text && <div class={`banner ${state}`}>{text}</div>}</div>;
}
