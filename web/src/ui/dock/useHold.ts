import { useEffect, useRef } from 'preact/hooks';
import { timed } from '../../browser/timing';

const FIRST = 400;
const NEXT = 90;

/** How many steps at once, the longer it is held. */
function stride(round: number): number {
  return round < 8 ? 1 : round < 24 ? 5 : 25;
}

/** What a button does once when it is pressed, and again and again, in ever larger strides, while it is held. */
export function useHold(act: (times: number) => void) {
  const latest = useRef(act);
  latest.current = act;
  const held = useRef({ rounds: 0, cancel: () => {} });
  const stop = () => held.current.cancel();
  useEffect(() => stop, []);
  const go = (wait: number) => {
    held.current.cancel = timed(wait, () => {
      latest.current(stride(held.current.rounds++));
      go(NEXT);
    });
  };
  return {
    onPointerDown: () => {
      stop();
      held.current.rounds = 0;
      go(FIRST);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      stop();
      if (held.current.rounds === 0) latest.current(1);
      held.current.rounds = 0;
    },
  };
}
