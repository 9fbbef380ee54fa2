import '../../style/dialog.css';
import '../../style/forms.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { closeDialog } from '../../state/dialog';
import { words } from '../../words';
import { land } from './landing';
import { TurnStrip } from './TurnStrip';

/**
 * A modal sheet; Escape, the backdrop and its button close it. Closing is told later than it is done, so
 * one that is already gone no longer listens: it would close the dialog that came in its place.
 */
export function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    if (!shown.open) shown.showModal();
    shown.addEventListener('close', closeDialog);
    return () => {
      shown.removeEventListener('close', closeDialog);
      shown.close();
      // What had the focus before may have gone in the meantime.
      land();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={element}
      class="sheet"
      aria-label={title}
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
          <TurnStrip />
        </header>
        {children}
      </div>
    </dialog>
  );
}
