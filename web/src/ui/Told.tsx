import { useSignal } from '@preact/signals';
import { meaningsOf } from '../state/meanings';
import { decision, desk } from '../state/store';
import type { TableView } from '../wire';
import { words } from '../words';
import { preparedName } from './PreparedRow';

/** What is to be said of the decision: first what was prepared for it in vain, then what its buttons mean. */
export function toldOf(now: TableView): string[] {
  const dropped = desk.value.dropped.value;
  const vain = dropped ? [words.value.dock.dropped(preparedName(dropped))] : [];
  return [...vain, ...meaningsOf(now)];
}

export function Told({ lines }: { lines: readonly string[] }) {
  return (
    <div class="told">
      {lines.map((line) => (
        <p key={line} class="meaning">
          {line}
        </p>
      ))}
    </div>
  );
}

/** In two lines, and wholly where it is touched. */
export function ToldShort({ lines }: { lines: readonly string[] }) {
  const opened = useSignal('');
  const open = opened.value === decision.value;
  return (
    <div class="told-short">
      <button
        type="button"
        class={open ? 'told open' : 'told'}
        aria-expanded={open}
        onClick={() => {
          opened.value = open ? '' : decision.value;
        }}
      >
        <span class="lines">
          {lines.map((line) => (
            <span key={line} class="meaning">
              {line}{' '}
            </span>
          ))}
        </span>
      </button>
    </div>
  );
}
