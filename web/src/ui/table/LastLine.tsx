import { useComputed } from '@preact/signals';
import { slowTime } from '../../browser/time';
import { dialog } from '../../state/dialog';
import { shownLines } from '../../state/shown';
import { words } from '../../words';
import { telling } from '../../words/atTable';
import { told } from '../../words/log';

/** The newest line, where the whole log has no room; it opens the log. */
export function LastLine() {
  const last = useComputed(
    () => told(shownLines.value.slice(-12), telling.value, slowTime.value).at(-1)?.text ?? '',
  );
  return (
    <button
      type="button"
      class="last-line"
      onClick={() => {
        dialog.value = { name: 'log' };
      }}
    >
      <span class="unseen">{words.value.log}: </span>
      <span>{last.value}</span>
      <span aria-hidden="true">≡</span>
    </button>
  );
}
