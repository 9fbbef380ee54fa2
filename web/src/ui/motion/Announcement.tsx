import '../../style/announcement.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { timed } from '../../browser/timing';
import { happening } from '../../doing/showing';
import { scene } from '../../state/shown';
import { announced } from '../../words/announced';
import { telling } from '../../words/atTable';

const LASTS = 2200;

/** One calm line in the middle of the table for what everybody should notice; who listens is told by the log. */
export function Announcement() {
  const text = useSignal<{ key: number; text: string; scene: string } | null>(null);
  useEffect(() => {
    let cancel = () => {};
    const seen = happening.peek();
    const stop = happening.subscribe((now) => {
      if (!now || now === seen) return;
      const said = announced(now.lines, telling.peek());
      if (said === null) return;
      cancel();
      text.value = { key: now.lines[0]?.seq ?? 0, text: said, scene: scene.peek() };
      cancel = timed(LASTS, () => {
        text.value = null;
      });
    });
    return () => {
      stop();
      cancel();
    };
  }, []);
  return (
    <div class="announcement" aria-hidden="true">
      {text.value?.scene === scene.value && <span key={text.value.key}>{text.value.text}</span>}
    </div>
  );
}
