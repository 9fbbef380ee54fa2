import { whole } from '../amounts';
import { badgeOf } from '../state/badge';
import { view } from '../state/store';
import type { SeatView, TableView } from '../wire';
import { chips, scoreText, words } from '../words';
import { Card } from './Card';
import { Chip } from './Chip';
import { EmptySeat } from './EmptySeat';
import { OwnSeat } from './OwnSeat';
import { Plate } from './Plate';

/** What a seat says to who cannot see it. */
export function seatLabel(seat: SeatView, now: TableView): string {
  const say = words.value;
  const badge = badgeOf(seat, now);
  return [
    say.seatLabel(seat.seat + 1, seat.name ?? ''),
    seat.seat === now.you && say.you,
    seat.bot && say.states.bot,
    say.chips(chips(seat.stack ?? 0), whole(seat.stack)),
    seat.seat === now.dealer && say.dealer,
    whole(seat.bet) > 0 && `${say.bet} ${chips(seat.bet ?? 0)}`,
    badge && say.states[badge],
    seat.opened && seat.score && scoreText(seat.score),
  ]
    .filter(Boolean)
    .join(', ');
}

export function seatClass(seat: SeatView, now: TableView): string {
  const out =
    seat.status !== 'in' && !isAskedNow(seat, now) && now.phase !== 'waiting' && now.phase !== 'finished';
  return [
    'seat',
    out && 'out',
    isAskedNow(seat, now) && 'asked',
    now.phase === 'finished' && now.winners?.includes(seat.seat) && 'winner',
  ]
    .filter(Boolean)
    .join(' ');
}

export function isAskedNow(seat: SeatView, now: TableView): boolean {
  return now.question !== 'new_deal' && (now.owed ?? []).includes(seat.seat);
}

/** The cards of another seat: backs while it plays, faces once opened. */
function OtherCards({ seat }: { seat: SeatView }) {
  const shown = seat.opened || seat.status === 'in' ? (seat.cards ?? []) : [];
  return (
    <span class="seat-cards">
      {shown.map((card, number) => (
        <Card key={number} card={card} turned={seat.turned?.[number] ?? false} number={number} />
      ))}
    </span>
  );
}

/** What lies in front of a seat: its bet, then what it won, and the score of an open hand. */
export function Foot({ seat, now }: { seat: SeatView; now: TableView }) {
  const won = now.phase === 'finished' && whole(seat.won) > 0;
  const finished = now.phase === 'finished';
  const badge = seat.opened && !won ? badgeOf(seat, now) : null;
  return (
    <span class="seat-foot">
      {won && <Chip amount={seat.won} won />}
      {!finished && !seat.opened && <Chip amount={seat.bet} />}
      {badge && <span class={`badge ${badge}`}>{words.value.states[badge]}</span>}
      {seat.opened && seat.score && seat.seat !== now.you && (
        <span class="badge score">{scoreText({ points: seat.score.points })}</span>
      )}
    </span>
  );
}

function OtherSeat({ seat, now }: { seat: SeatView; now: TableView }) {
  return (
    <section
      class={`${seatClass(seat, now)}${seat.opened ? ' opened' : ''}`}
      data-seat={seat.seat}
      aria-label={seatLabel(seat, now)}
    >
      <OtherCards seat={seat} />
      <Plate seat={seat} now={now} />
      <Foot seat={seat} now={now} />
    </section>
  );
}

export function Seat({ number }: { number: number }) {
  const now = view.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  if (seat.status === 'empty') return <EmptySeat number={number} now={now} />;
  if (now.you === number) return <OwnSeat seat={seat} now={now} />;
  return <OtherSeat seat={seat} now={now} />;
}
