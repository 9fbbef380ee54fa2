/** How a match stands: the seats from the highest score down. */
import { roughly } from '../values/amounts';
import type { Amount, TableView } from '../wire';
import { listed, type Words } from '../words';
import { sentenceCase } from '../words/sentenceCase';

export interface Standing {
  seat: number;
  name: string;
  you: boolean;
  score: Amount;
  won: boolean;
}

export function standings(view: TableView): Standing[] {
  const match = view.match;
  if (!match) return [];
  return view.seats
    .filter((seat) => seat.status !== 'empty')
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name ?? '',
      you: seat.seat === view.you,
      score: match.scores?.[seat.seat] ?? seat.stack ?? 0,
      won: Boolean(match.over && match.winners?.includes(seat.seat)),
    }))
    .sort((one, other) => roughly(String(other.score)) - roughly(String(one.score)) || one.seat - other.seat);
}

/** Who has won a match that is over, in words; empty while it runs. */
export function matchWon(view: TableView, say: Words): string {
  const won = standings(view).filter((row) => row.won);
  if (won.length === 0) return '';
  const names = won.map((row) => (row.you ? say.you : row.name));
  return sentenceCase(say.matchWon(listed(names, say), won.length > 1, won[0]?.you ?? false));
}
