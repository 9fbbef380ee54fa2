import { useLayoutEffect, useRef } from 'preact/hooks';
import { time } from '../../browser/time';
import { HURRY } from '../../state/alerts';
import { calm } from '../../state/calm';
import { line, table, view } from '../../state/store';
import { remaining } from '../../values/clock';
import { words } from '../../words';
import { ClockRing } from './ClockRing';

/** How each part of a clock goes from its beginning to its end. */
const WAYS: Readonly<Record<string, Keyframe[]>> = {
  bar: [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
  first: [
    { transform: 'rotate(0deg)' },
    { transform: 'rotate(180deg)', offset: 0.5 },
    { transform: 'rotate(180deg)' },
  ],
  second: [
    { transform: 'rotate(0deg)' },
    { transform: 'rotate(0deg)', offset: 0.5 },
    { transform: 'rotate(180deg)' },
  ],
};

/** Without a line nobody here knows how much is left. */
function Paused() {
  return (
    <span class="clock paused" role="timer" aria-label={words.value.clockPaused}>
      <span class="clock-bar" />
      <ClockRing text="–" />
    </span>
  );
}

/** The running clock as a ring round its seconds, or a bar, by the server's time. */
export function Clock() {
  const deadline = view.value?.deadline;
  if (!deadline) return null;
  if (line.value !== 'up') return <Paused />;
  return <Running deadline={deadline} total={view.value?.seconds ?? 20} banked={view.value?.in_time_bank} />;
}

function serverTime(local: number): number {
  return local + (table.peek().offset ?? 0);
}

function Running({
  deadline,
  total,
  banked = false,
}: {
  deadline: number;
  total: number;
  banked?: boolean | undefined;
}) {
  const clock = useRef<HTMLSpanElement>(null);
  const steps = calm.value;
  // The browser moves it by itself from here on; only its figures are drawn anew.
  useLayoutEffect(() => {
    const gone = total * 1000 - (deadline - serverTime(Date.now()));
    const parts = [...(clock.current?.querySelectorAll<HTMLElement>('[data-way]') ?? [])];
    const running = parts.map((part) => {
      const way = WAYS[part.dataset.way ?? ''] ?? [];
      const easing = steps ? `steps(${total})` : 'linear';
      const one = part.animate(way, { duration: total * 1000, easing, fill: 'both' });
      one.currentTime = Math.max(0, gone);
      return one;
    });
    return () => {
      for (const one of running) one.cancel();
    };
  }, [deadline, total, steps]);
  const left = remaining(deadline, total, serverTime(time.value));
  const hurry = left.seconds <= HURRY || left.part < 0.25 ? ' late' : left.part < 0.5 ? ' soon' : '';
  return (
    <span
      ref={clock}
      class={`clock${hurry}${banked ? ' banked' : ''}`}
      role="timer"
      title={banked ? words.value.timeBank : undefined}
      aria-label={words.value.seconds(left.seconds)}
    >
      <span class="clock-bar">
        <i data-way="bar" />
      </span>
      <ClockRing text={String(left.seconds)} />
    </span>
  );
}
