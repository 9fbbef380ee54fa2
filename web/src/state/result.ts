/** Who got what at the end of a bank. */
import { isSome, roughly } from '../values/amounts';
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
  /** For everyone; else the viewer is one of two who have seen it. */
  open: boolean;
}

export interface Result {
  winners: Winner[];
  shown: ShownHand[];
  rake: Amount;
  /** Nobody's cards were opened to everyone. */
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
  const compared = view.seats.some((seat) => seat.compared);
  const shown = view.seats
    .filter((seat) => seat.opened || seat.compared || (compared && seat.seat === view.you))
    .map(
      (seat): ShownHand => ({
        seat: seat.seat,
        name: seat.name ?? '',
        you: seat.seat === view.you,
        cards: seat.cards ?? [],
        score: seat.score ?? null,
        won: isSome(seat.won),
        open: seat.opened === true,
      }),
    )
    .sort((one, other) => Number(other.won) - Number(one.won) || worth(other) - worth(one));
  return { winners, shown, rake: view.rake ?? 0, unseen: !shown.some((hand) => hand.open) };
}
