/** Where who goes by the keyboard is when what he was on has gone. */
import { useEffect, useRef } from 'preact/hooks';

/** To what the page is about. A table's `main` has no box of its own, so it takes no focus: its first part does. */
export function toContent(): void {
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  if (document.activeElement === main) return;
  main?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Nobody is nowhere. */
export function land(): void {
  const on = document.activeElement;
  // What is in a dialog that has just been closed has the focus still, and is drawn no more.
  if (!on || on === document.body || on.getClientRects().length === 0) toContent();
}

let arrived = false;

/** For each page: who comes from another begins with what this one is about, who arrives at the house with its head. */
export function useLanding(): void {
  useEffect(() => {
    if (arrived) land();
    arrived = true;
  }, []);
}

/** After each change: who was on something that it has taken away goes on from what the page is about. */
export function useKept(change: unknown): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (last.current?.isConnected !== false) return;
    last.current = null;
    land();
  }, [change]);
}
