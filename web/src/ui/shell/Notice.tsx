import { notice } from '../../state/store';
import { entry, words } from '../../words';

/** What went wrong with the last press, in words. */
export function Notice() {
  const say = words.value;
  const code = notice.value;
  return (
    <div class="notice" role="alert">
      {code && (
        <span>
          {entry(say.errors.known, code) ?? entry(say.faults.known, code) ?? say.errors.other(code)}
        </span>
      )}
    </div>
  );
}
