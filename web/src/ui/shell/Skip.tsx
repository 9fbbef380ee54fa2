import { words } from '../../words';

/** The first thing that a keyboard comes to: over head and pages to what the page is about. */
export function Skip() {
  return (
    <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
      {words.value.pages.skip}
    </button>
  );
}
