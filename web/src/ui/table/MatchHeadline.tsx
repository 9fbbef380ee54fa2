import type { TableView } from '../../wire';
import { later } from '../shell/later';

const MatchWon = later(async () => (await import('./MatchWon')).MatchWon);

/** Who has won the match that is over; nothing while it runs. */
export function MatchHeadline({ now }: { now: TableView }) {
  return now.match && <MatchWon now={now} />;
}
