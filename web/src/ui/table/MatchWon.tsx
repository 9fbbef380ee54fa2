import '../../style/match.css';
import type { TableView } from '../../wire';
import { words } from '../../words';
import { matchWon } from '../../words/matchWon';

/** Who has won the match that is over; nothing while it runs. */
export function MatchWon({ now }: { now: TableView }) {
  const headline = matchWon(now, words.value);
  return headline && <p class="headline match-won">{headline}</p>;
}
