import { useComputed } from '@preact/signals';
import { SLOW, slowTime } from '../../browser/time';
import { hasGrownLong } from '../../state/absences';
import { isCalled } from '../../state/alerts';
import { ownSeat } from '../../state/options';
import { decision, desk, table, view } from '../../state/store';
import type { Line } from '../../state/table';
import { scoreText, words } from '../../words';
import { game, telling } from '../../words/atTable';
import { told } from '../../words/log';
import { owedText } from '../../words/owed';

/** So many of the last lines are enough to tell the newest by. */
const LATELY = 60;

/** What the cards that the viewer has just turned are worth, as it is counted up beside them. */
function worth(news: readonly Line[]): string {
  const seat = view.value && ownSeat(view.value);
  const score = seat?.score ?? seat?.so_far;
  const turned = news.some(({ event, you }) => event.event === 'looked' && event.seat === you);
  return turned && score ? scoreText(score) : '';
}

/** What has just happened, for who listens. */
function News() {
  const text = useComputed(() => {
    const { lines, news } = table.value;
    const now = slowTime.value;
    const lately = lines.slice(-LATELY);
    const fresh = new Set(news.map((line) => line.seq));
    for (const line of lately) if (hasGrownLong(line, now, SLOW)) fresh.add(line.seq);
    const texts = told(lately, { ...telling.value, spoken: true }, now)
      .filter((line) => fresh.has(line.key))
      .map((line) => line.text);
    return [...texts, worth(news)].filter(Boolean).join('. ');
  });
  return (
    <div class="unseen" role="log" aria-live="polite">
      {text.value}
    </div>
  );
}

/** What is owed by who listens: said as his turn begins, and again once a look or another has made it something else. */
function Owed() {
  const asked = useComputed(() => (view.value && isCalled(view.value) ? decision.value : ''));
  const text = useComputed(() => {
    const now = asked.value === '' ? null : view.peek();
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
