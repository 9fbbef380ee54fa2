/** How a match stands: the seats from the highest score down. */
import { roughly } from '../values/amounts';
import type { Amount, TableView } from '../wire';

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
