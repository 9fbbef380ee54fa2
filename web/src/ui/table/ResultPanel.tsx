import type { Result } from '../../state/result';
import { verdictShown } from '../../state/shown';
import { view } from '../../state/store';
import { whole } from '../../values/amounts';
import { cardText, chips, listed, scoreText, words } from '../../words';
import { sentenceCase } from '../../words/sentenceCase';
import { EyeMark } from '../shell/EyeMark';
import { Go } from '../shell/Go';

/** The way to the bank that is over, step by step. */
function Replay() {
  const { table, bank = 0 } = view.value ?? {};
  if (!table || bank === 0) return null;
  return (
    <Go class="replay-link" to={{ page: 'replay', table, bank }} label={words.value.replay}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12a8 8 0 1 0 2.6-5.9M4 3.5V8h4.5" />
        <path class="solid" d="M10 8.5v7l5.5-3.5z" />
      </svg>
      <span>{words.value.replay}</span>
    </Go>
  );
}

/** Who won, how much and with what; seen once the table has shown it. */
export function ResultPanel({ result, exact }: { result: Result; exact: boolean }) {
  const say = words.value;
  const [first] = result.winners;
  if (!first) return null;
  const shared = result.winners.length > 1;
  const headline = shared
    ? say.sharedPot(listed(result.winners.map((winner) => (winner.you ? say.you : winner.name))))
    : say.wonPot(first.name, first.you);
  const sums = result.winners.map((winner) => chips(winner.won));
  return (
    <section class={verdictShown.value ? 'result' : 'result settling'} aria-label={say.result}>
      <p class="headline">
        {shared ? <span class="sharers">{sentenceCase(headline)}</span> : sentenceCase(headline)}:{' '}
        <b>{exact ? sums.join(' + ') : say.chips(sums.join(' + '), whole(result.winners.at(-1)?.won))}</b>
      </p>
      {result.unseen && <p class="meaning">{say.unseen}</p>}
      {result.shown.length > 0 && (
        <ul class="shown">
          {result.shown.map((hand) => (
            <li key={hand.seat} class={hand.won ? 'won' : hand.you ? 'you' : ''}>
              <span class="shown-name" title={hand.open ? undefined : say.seenByTwo}>
                {hand.name} {!hand.open && <EyeMark />}
              </span>
              <span class="shown-cards">{hand.cards.map((card) => cardText(card)).join(' ')}</span>
              <span class="shown-score">{hand.score ? scoreText(hand.score) : ''}</span>
            </li>
          ))}
        </ul>
      )}
      {whole(result.rake) > 0 && (
        <p class="rake">
          {say.rake} {chips(result.rake)}
        </p>
      )}
      <Replay />
    </section>
  );
}
