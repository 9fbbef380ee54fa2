import { badgeOf } from '../../state/badge';
import { isThinking } from '../../state/options';
import { cutOf, isFaceUp, isThrown, type Seen, seenBy } from '../../state/seen';
import { shown } from '../../state/shown';
import { darkDeal } from '../../state/store';
import { isSome, whole } from '../../values/amounts';
import type { SeatView, TableView } from '../../wire';
import { scoreText, spokenCard, spokenChips, words } from '../../words';
import { game } from '../../words/atTable';
import { Card } from '../cards/Card';
import { EyeMark } from '../shell/EyeMark';
import { Chip } from './Chip';
import { EmptySeat } from './EmptySeat';
import { OwnSeat } from './OwnSeat';
import { Plate } from './Plate';

/** What a seat says to who cannot see it. */
export function seatLabel(seat: SeatView, now: TableView): string {
  const say = words.value;
  const badge = badgeOf(seat, now, darkDeal.value);
  const seen = seenBy(seat, now);
  const cut = cutOf(seat, now);
  return [
    say.seatLabel(seat.seat + 1, seat.name ?? ''),
    seat.seat === now.you && say.you,
    seat.bot && say.states.bot,
    stackSpoken(seat, now),
    seat.seat === now.dealer && say.dealer,
    isSome(seat.bet) && `${say.bet} ${spokenChips(seat.bet ?? 0)}`,
    badge && game.value.states[badge],
    (seat.opened || seen) && seat.score && scoreText(seat.score),
    seen && seenTitle(seen),
    cut && say.cutCard(spokenCard(cut)),
  ]
    .filter(Boolean)
    .join(', ');
}

function stackSpoken(seat: SeatView, now: TableView): string {
  const say = words.value;
  const stack = spokenChips(seat.stack ?? 0);
  return now.exact ? say.points(stack) : say.chips(stack, whole(seat.stack));
}

export function seatClass(seat: SeatView, now: TableView): string {
  const out =
    seat.status !== 'in' && !isThinking(seat, now) && now.phase !== 'waiting' && now.phase !== 'finished';
  return [
    'seat',
    out && 'out',
    isThinking(seat, now) && 'asked',
    isThrown(seat) && 'thrown',
    now.phase === 'finished' && now.winners?.includes(seat.seat) && 'winner',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The cards of another seat: backs while it plays, faces once opened or where the viewer has seen them. */
function OtherCards({ seat, now }: { seat: SeatView; now: TableView }) {
  const seen = seenBy(seat, now);
  const cut = cutOf(seat, now);
  const shown = seat.opened || seen || seat.status === 'in' ? (seat.cards ?? []) : [];
  if (cut) {
    return (
      <span class="seat-cards cut">
        <Card card={cut} turned number={0} />
      </span>
    );
  }
  return (
    <span class={seen ? 'seat-cards seen' : 'seat-cards'}>
      {shown.map((card, number) => (
        <Card key={number} card={card} turned={seat.turned?.[number] ?? false} number={number} />
      ))}
    </span>
  );
}

function seenTitle(seen: Seen): string {
  return seen === 'pool' ? words.value.seenByPool : words.value.seenByTwo;
}

/** What lies in front of a seat: its bet, then what it won, and the score of an open hand. */
export function Foot({ seat, now }: { seat: SeatView; now: TableView }) {
  const won = now.phase === 'finished' && isSome(seat.won);
  const finished = now.phase === 'finished';
  const seen = seenBy(seat, now);
  const faceUp = isFaceUp(seat, now);
  // That a hand which is seen has been looked at goes without saying.
  const state = faceUp && !won ? badgeOf(seat, now, darkDeal.value && !seen) : null;
  // On one's own hand it is written that it was thrown.
  const badge = seat.seat === now.you && state === seat.status && isThrown(seat) ? null : state;
  return (
    <span class="seat-foot">
      {won && <Chip amount={seat.won} won />}
      {!finished && !seat.opened && !(seen && badge) && <Chip amount={seat.bet} />}
      {badge && <span class={`badge ${badge}`}>{game.value.states[badge]}</span>}
      {faceUp && seat.score && seat.seat !== now.you && (
        <span class={seen ? 'badge score seen' : 'badge score'} title={seen ? seenTitle(seen) : undefined}>
          {seen && <EyeMark />}
          {scoreText({ points: seat.score.points })}
        </span>
      )}
    </span>
  );
}

function OtherSeat({ seat, now }: { seat: SeatView; now: TableView }) {
  return (
    <section
      class={`${seatClass(seat, now)}${isFaceUp(seat, now) ? ' opened' : ''}`}
      data-seat={seat.seat}
      aria-label={seatLabel(seat, now)}
    >
      <OtherCards seat={seat} now={now} />
      <Plate seat={seat} now={now} />
      <Foot seat={seat} now={now} />
    </section>
  );
}

export function Seat({ number }: { number: number }) {
  const now = shown.value;
  const seat = now?.seats[number];
  if (!now || !seat) return null;
  if (seat.status === 'empty') return <EmptySeat number={number} now={now} />;
  if (now.you === number) return <OwnSeat seat={seat} now={now} />;
  return <OtherSeat seat={seat} now={now} />;
}
