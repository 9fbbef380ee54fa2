import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { telling } from '../state/game';
import { table } from '../state/store';
import { words } from '../words';
import { told } from '../words/log';
import { dialog } from './dialogs';

/** The log in words, kept at its end. */
export function LogList() {
  const lines = useComputed(() => told(table.value.lines, telling.value));
  const list = useRef<HTMLOListElement>(null);
  const length = lines.value.length;
  useLayoutEffect(() => {
    const shown = list.current;
    if (shown) shown.scrollTop = shown.scrollHeight;
  }, [length]);
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
