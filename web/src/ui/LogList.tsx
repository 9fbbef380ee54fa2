import { useComputed } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { telling } from '../state/game';
import { table } from '../state/store';
import { words } from '../words';
import { told } from '../words/log';
import { dialog } from './dialogs';

function toEnd(list: HTMLElement | null): void {
  if (list) list.scrollTop = list.scrollHeight;
}

/** The log in words, kept at its end. */
export function LogList() {
  const lines = useComputed(() => told(table.value.lines, telling.value));
  const list = useRef<HTMLOListElement>(null);
  const length = lines.value.length;
  // Not the length: the oldest lines go, so it stays the same from then on.
  const newest = lines.value.at(-1)?.key;
  useLayoutEffect(() => toEnd(list.current), [newest]);
  // It is drawn before its dialog is opened or its column has room: only then is there an end to go to.
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const size = new ResizeObserver(() => toEnd(shown));
    size.observe(shown);
    return () => size.disconnect();
  }, []);
  return (
    <ol class="log" ref={list}>
      {length === 0 && <li>{words.value.emptyLog}</li>}
      {lines.value.map((line) => (
        <li key={line.key} class={line.tone}>
          {line.text}
        </li>
      ))}
    </ol>
  );
}

/** The newest line, where the whole log has no room; it opens the log. */
export function LastLine() {
  const last = useComputed(() => told(table.value.lines.slice(-12), telling.value).at(-1)?.text ?? '');
  return (
    <button
      type="button"
      class="last-line"
      aria-label={words.value.log}
      onClick={() => {
        dialog.value = { name: 'log' };
      }}
    >
      <span>{last.value}</span>
      <span aria-hidden="true">≡</span>
    </button>
  );
}
