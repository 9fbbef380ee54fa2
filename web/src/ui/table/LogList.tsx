import '../../style/log.css';
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { slowTime } from '../../browser/time';
import { shownLines } from '../../state/shown';
import { view } from '../../state/store';
import { words } from '../../words';
import { telling } from '../../words/atTable';
import { byBank, type Told, told } from '../../words/log';

function toEnd(list: HTMLElement | null): void {
  if (list) list.scrollTop = list.scrollHeight;
}

function Lines({ lines }: { lines: readonly Told[] }) {
  return lines.map((line) => (
    <li key={line.key} class={line.tone}>
      {line.text}
    </li>
  ));
}

/** The log in words, bank by bank, kept at its end. */
export function LogList() {
  const lines = useComputed(() => told(shownLines.value, telling.value, slowTime.value));
  const banks = useComputed(() => byBank(lines.value, view.value?.bank ?? 0));
  const list = useRef<HTMLOListElement>(null);
  const length = lines.value.length;
  // Not the length: the oldest lines go, so it stays the same from then on.
  const newest = lines.value.at(-1)?.key;
  // After the frame, when the page is laid out anyway.
  useEffect(() => toEnd(list.current), [newest]);
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
      {banks.value.map((bank) => (
        <li key={bank.key} class="log-bank">
          {bank.number !== null && <h3>{words.value.bankNumber(bank.number)}</h3>}
          <ol>
            <Lines lines={bank.lines} />
          </ol>
        </li>
      ))}
    </ol>
  );
}
