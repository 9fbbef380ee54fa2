import type { HandRow } from '../../api';
import { scoreText } from '../../words';
import { bound } from '../../words/bound';
import { more } from '../../words/more';
import { ShownHand } from './ShownHand';

/** Every way to count a hand, the best first, with an example and why. */
export function HandTable({ rows }: { rows: readonly HandRow[] }) {
  const say = more.value.rules;
  return (
    <>
      <p class="soft">{say.handsMeaning}</p>
      <ol class="hand-rows">
        {rows.map(({ best, least }) => (
          <li key={best.cards.join(' ')}>
            <ShownHand cards={best.cards} madeBy={best.made_by} />
            <div>
              <b class="worth">{scoreText({ points: best.points, label: best.label ?? null })}</b>
              {least && least.points !== best.points && (
                <span class="soft"> {say.upTo(scoreText({ points: least.points, label: null }))}</span>
              )}
            </div>
            <p>{bound(best.why[0] ?? '')}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
