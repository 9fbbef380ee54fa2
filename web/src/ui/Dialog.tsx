import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words';
import { closeDialog } from './dialogs';

/** A modal sheet; Escape, the backdrop and its button close it. */
export function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = element.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={element}
      class="sheet"
      aria-label={title}
      onClose={closeDialog}
      onClick={(event) => {
        if (event.target === element.current) closeDialog();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon" aria-label={words.value.close} onClick={closeDialog}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
