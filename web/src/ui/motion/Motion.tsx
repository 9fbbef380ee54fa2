import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { onceDrawn } from '../../browser/drawing';
import { type Happening, happening } from '../../doing/showing';
import { calm } from '../../state/calm';
import { scene } from '../../state/shown';
import type { Line } from '../../state/table';
import { stopAll } from './fly';
import { isStill } from './moves';
import { play } from './play';
import { lookAt, type Sight } from './sight';

/** After so long nobody was looking: what would move then has long happened. */
const LATE = 300;

interface Waiting {
  before: Sight;
  lines: Line[];
  since: number;
}

/** What moves over the table. The table itself is always as it is; this only shows how it has come to be so. */
export function Motion() {
  const layer = useRef<HTMLDivElement>(null);
  const waiting = useRef<Waiting | null>(null);

  const begin = () => {
    const [over, task] = [layer.current, waiting.current];
    waiting.current = null;
    const felt = over?.parentElement;
    if (!over || !felt || !task || performance.now() - task.since > LATE) return;
    play(over, task.lines, task.before, lookAt(felt), calm.peek());
  };

  const take = ({ lines, still }: Happening) => {
    const felt = layer.current?.parentElement;
    if (!felt || still) {
      waiting.current = null;
      return;
    }
    if (waiting.current) {
      waiting.current.lines.push(...lines);
      return;
    }
    if (isStill(lines)) return;
    // Things are still drawn where they were: the table is drawn anew only after this.
    waiting.current = { before: lookAt(felt), lines: [...lines], since: performance.now() };
    onceDrawn(begin);
  };

  useEffect(() => {
    let [seen, of] = [happening.peek(), scene.peek()];
    const stop = effect(() => {
      const [now, at] = [happening.value, scene.value];
      if (at !== of) {
        waiting.current = null;
        stopAll();
      }
      of = at;
      if (now && now !== seen) take(now);
      seen = now;
    });
    return () => {
      stop();
      stopAll();
    };
  }, []);

  return <div class="motion" aria-hidden="true" ref={layer} />;
}
