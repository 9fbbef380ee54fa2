import { useComputed } from '@preact/signals';
import { SLOW, slowTime } from '../../browser/time';
import { hasGrownLong } from '../../state/absences';
import { isCalled } from '../../state/alerts';
import { desk, table, view } from '../../state/store';
import { words } from '../../words';
import { game, telling } from '../../words/atTable';
import { told } from '../../words/log';
import { owedText } from '../../words/owed';

/** So many of the last lines are enough to tell the newest by. */
const LATELY = 60;

/** What has just happened, for who listens. */
function News() {
  const text = useComputed(() => {
    const { lines, news } = table.value;
    const now = slowTime.value;
    const lately = lines.slice(-LATELY);
    const fresh = new Set(news.map((line) => line.seq));
    for (const line of lately) if (hasGrownLong(line, now, SLOW)) fresh.add(line.seq);
    return told(lately, { ...telling.value, spoken: true }, now)
      .filter((line) => fresh.has(line.key))
      .map((line) => line.text)
      .join('. ');
  });
  return (
    <div class="unseen" role="log" aria-live="polite">
      {text.value}
    </div>
  );
}

/** What is owed by who listens, said once as his turn begins. */
function Owed() {
  const turn = useComputed(() => (view.value && isCalled(view.value) ? (view.value.turn ?? 0) : null));
  const text = useComputed(() => {
    const now = turn.value === null ? null : view.peek();
    if (!now) return '';
    return owedText(now, Date.now() + (table.peek().offset ?? 0), words.value, game.value.actions);
  });
  return (
    <div class="unseen" role="status" data-owed>
      {text.value}
    </div>
  );
}

/** A bank that is looked back at tells of itself. */
export function Live() {
  if (desk.value.past) return null;
  return (
    <>
      <News />
      <Owed />
    </>
  );
}
