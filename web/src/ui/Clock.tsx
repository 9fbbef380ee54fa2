import { remaining } from '../clock';
import { ticks } from '../state/device';
import { line, table, view } from '../state/store';
import { words } from '../words';

/** Without a line nobody here knows how much is left. */
function Paused() {
  return (
    <span class="clock paused" role="timer" aria-label={words.value.clockPaused}>
      <span class="clock-bar" />
      <span class="clock-ring" aria-hidden="true">
        <span>–</span>
      </span>
    </span>
  );
}

/** The running clock as a bar with its seconds, by the server's time. */
export function Clock() {
  const deadline = view.value?.deadline;
  if (!deadline) return null;
  if (line.value !== 'up') return <Paused />;
  const left = remaining(deadline, view.value?.seconds, ticks.value + (table.value.offset ?? 0));
  const hurry = left.part < 0.25 ? ' late' : left.part < 0.5 ? ' soon' : '';
  return (
    <span
      class={view.value?.in_time_bank ? 'clock banked' : `clock${hurry}`}
      role="timer"
      title={view.value?.in_time_bank ? words.value.timeBank : undefined}
      aria-label={words.value.seconds(left.seconds)}
      style={{ '--part': left.part.toFixed(3) }}
    >
      <span class="clock-bar" />
      <span class="clock-ring" aria-hidden="true">
        <span>{left.seconds}</span>
      </span>
    </span>
  );
}
