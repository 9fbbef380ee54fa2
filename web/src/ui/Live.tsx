import { useComputed } from '@preact/signals';
import { telling } from '../state/game';
import { notice, table } from '../state/store';
import { entry, words } from '../words';
import { told } from '../words/log';

/** What has just happened, for who listens. */
export function Live() {
  const news = useComputed(() =>
    told(table.value.news, { ...telling.value, spoken: true })
      .map((line) => line.text)
      .join('. '),
  );
  return (
    <div class="unseen" role="log" aria-live="polite">
      {news.value}
    </div>
  );
}

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
