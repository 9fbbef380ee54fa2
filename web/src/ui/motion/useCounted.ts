import { useEffect, useRef, useState } from 'preact/hooks';
import { timed } from '../../browser/timing';
import { calm } from '../../state/calm';
import { onTheWay } from '../../state/counting';
import { sizeOf } from '../../values/fractions';

const WHILE = 420;
/** Not with each frame: for a new number the whole page is drawn once more, while cards are on their way. */
const STEP = 60;

/**
 * The text to show for a number: after a change whole numbers on the way, and then the number itself. What was
 * there from the beginning is not counted up, and nothing counts as 0; `wait` milliseconds pass before it moves.
 */
export function useCounted(value: string | null, wait = 0): string | null {
  const last = useRef<number | null>(null);
  const first = useRef(true);
  const [shown, setShown] = useState(value);
  const target = value === null ? 0 : sizeOf(value);
  useEffect(() => {
    const [from, fresh] = [last.current, first.current];
    [last.current, first.current] = [target, false];
    if (fresh || value === null || from === null || target === null || from === target || calm.peek()) {
      setShown(value);
      return;
    }
    let cancel = () => {};
    const begins = performance.now() + wait;
    const step = () => {
      const part = (performance.now() - begins) / WHILE;
      if (part >= 0) setShown(part < 1 ? String(onTheWay(from, target, part)) : value);
      if (part < 1) cancel = timed(STEP, step);
    };
    cancel = timed(wait, step);
    return () => cancel();
  }, [value, target]);
  return value === null ? null : shown;
}
