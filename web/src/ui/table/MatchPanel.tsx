import '../../style/match.css';
import { standings } from '../../state/standing';
import type { TableView } from '../../wire';
import { chips, spokenChips, words } from '../../words';
import { matchWon } from '../../words/matchWon';

/** Which bank of the match this is, and the scores from the highest down. */
export function MatchPanel({ now }: { now: TableView }) {
  const say = words.value;
  const { match } = now;
  if (!match) return null;
  return (
    <section class="match" aria-label={say.match}>
      <p class="match-head">
        {say.matchBank(match.bank, match.banks)} <b>{matchWon(now, say)}</b>
      </p>
      <ol class="standings">
        {standings(now).map((row) => (
          <li
            key={row.seat}
            class={row.won ? 'won' : row.you ? 'you' : ''}
            aria-label={`${row.name}, ${spokenChips(row.score)}`}
          >
            <span class="standing-name">{row.you ? `${row.name} (${say.you})` : row.name}</span>
            <span class="standing-score">{chips(row.score)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
