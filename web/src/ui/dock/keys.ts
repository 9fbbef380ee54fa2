/** The keys of the table: each presses the button that names it, by the same way as a finger. */
import { dialog } from '../../state/dialog';

const KEYS: Readonly<Record<string, string>> = {
  fold: 'F',
  decline: 'F',
  refuse: 'F',
  muck: 'F',
  split: 'F',
  check: 'C',
  call: 'C',
  show: 'S',
  compare: 'S',
  bet: 'R',
  raise: 'R',
  stake: 'R',
  dark: 'D',
  open: 'Y',
  cook: 'Y',
  accept: 'Y',
  join: 'Y',
  cut: 'Y',
};

/** What moves the focus only, so that Enter confirms. */
export const FIELD = 'R';

/** By its place on the keyboard, so that it is the same in every alphabet. */
const CODES = new Map(['F', 'C', 'S', 'R', 'D', 'Y', 'L', 'N'].map((key) => [`Key${key}`, key]));

export function keyOf(action: string): string | undefined {
  return Object.hasOwn(KEYS, action) ? KEYS[action] : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="range"]), textarea, select, [contenteditable]')
  );
}

function pressed(event: KeyboardEvent): void {
  const key = CODES.get(event.code);
  if (!key || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.defaultPrevented || dialog.peek() || isTyping(event.target)) return;
  const found = document.querySelector<HTMLElement>(`.app [aria-keyshortcuts="${key}"]:not(:disabled)`);
  if (!found) return;
  event.preventDefault();
  if (key === FIELD) found.focus();
  else found.click();
}

/** Listens until what it returns is called. */
export function followKeys(): () => void {
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
