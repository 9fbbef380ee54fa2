import { words } from '../../words';
import { toContent } from './landing';

/** The first thing that a keyboard comes to: over head and pages to what the page is about. */
export function Skip() {
  return (
    <button type="button" class="skip" onClick={toContent}>
      {words.value.pages.skip}
    </button>
  );
}
