/** Who got what at the end of a bank. */
import { roughly, whole } from '../amounts';
import type { Amount, ScoreView, SeatView, TableView } from '../wire';

export interface Winner {
  seat: number;
  name: string;
  you: boolean;
  won: Amount;
  score: ScoreView | null;
}

export interface ShownHand {
  seat: number;
  name: string;
  you: boolean;
  cards: (string | null)[];
  score: ScoreView | null;
  won: boolean;
}

export interface Result {
  winners: Winner[];
  shown: ShownHand[];
  rake: Amount;
  /** The others all folded, so nobody's cards decided. */
  unseen: boolean;
}

function worth(hand: ShownHand): number {
  return roughly(hand.score?.points ?? '0');
}

/** The result of a finished bank, the best first; `null` while it runs. */
export function resultOf(view: TableView): Result | null {
  if (view.phase !== 'finished') return null;
  const place = (number: number): SeatView | undefined => view.seats[number];
  const winners = (view.winners ?? []).map((number): Winner => {
    const seat = place(number);
    return {
      seat: number,
      name: seat?.name ?? '',
      you: number === view.you,
      won: seat?.won ?? 0,
      score: seat?.opened ? (seat.score ?? null) : null,
    };
  });
  if (winners.length === 0) return null;
  const shown = view.seats
    .filter((seat) => seat.opened)
    .map(
      (seat): ShownHand => ({
        seat: seat.seat,
        name: seat.name ?? '',
        you: seat.seat === view.you,
        cards: seat.cards ?? [],
        score: seat.score ?? null,
        won: whole(seat.won) > 0,
      }),
    )
    .sort((one, other) => Number(other.won) - Number(one.won) || worth(other) - worth(one));
  return { winners, shown, rake: view.rake ?? 0, unseen: shown.length === 0 };
}
