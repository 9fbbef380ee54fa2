import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { decision, desk } from '../../state/store';
import type { TableView } from '../../wire';
import { words } from '../../words';
import { bound } from '../../words/bound';
import { meaningsOf } from '../../words/meanings';
import { preparedName } from './PreparedRow';

/** What was prepared in vain; empty where nothing was. */
export function vainOf(): string {
  const dropped = desk.value.dropped.value;
  return dropped ? words.value.dock.dropped(preparedName(dropped)) : '';
}

/** What is to be said of the decision: first what was prepared for it in vain, then what its buttons mean. */
export function meaningsNow(now: TableView): string[] {
  const vain = vainOf();
  return [...(vain ? [vain] : []), ...meaningsOf(now)];
}

export function Meanings({ lines }: { lines: readonly string[] }) {
  return (
    <div class="told">
      {lines.map((line) => (
        <p key={line} class="meaning">
          {bound(line)}
        </p>
      ))}
    </div>
  );
}

/** In two lines, with a mark where there is more, and wholly where it is touched. */
export function MeaningsShort({ lines }: { lines: readonly string[] }) {
  const opened = useSignal('');
  const cut = useSignal(false);
  const shown = useRef<HTMLSpanElement>(null);
  const open = opened.value === decision.value;
  useLayoutEffect(() => {
    const text = shown.current;
    if (!text || open) return;
    // It tells of the first size too, once the page is laid out.
    const size = new ResizeObserver(() => {
      cut.value = text.scrollHeight > text.clientHeight + 1;
    });
    size.observe(text);
    return () => size.disconnect();
  }, [lines.join(), open]);
  return (
    <div class="told-short">
      <button
        type="button"
        class={open ? 'told open' : cut.value ? 'told cut' : 'told'}
        aria-expanded={open}
        onClick={() => {
          opened.value = open || !cut.value ? '' : decision.value;
        }}
      >
        <span class="lines" ref={shown}>
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
