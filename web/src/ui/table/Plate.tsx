import { badgeOf } from '../../state/badge';
import { isThinking } from '../../state/options';
import { isFaceUp, isThrown } from '../../state/seen';
import { darkDeal } from '../../state/store';
import type { SeatView, TableView } from '../../wire';
import { chips, words } from '../../words';
import { game } from '../../words/atTable';
import { BotMark } from './BotMark';
import { Clock } from './Clock';

/** Name and chips of a seat, with the dealer's button and the running clock. */
export function Plate({ seat, now }: { seat: SeatView; now: TableView }) {
  // On a hand that shows its faces it would lie on the cards: there it stands in the foot.
  const state = isFaceUp(seat, now) ? null : badgeOf(seat, now, darkDeal.value);
  // That the viewer has looked is seen by his cards, and that he threw them is written on them.
  const byHand =
    state === 'looked' || (state === seat.status && isThrown(seat) && (seat.cards ?? []).length > 0);
  const badge = byHand && seat.seat === now.you ? null : state;
  return (
    <span class="plate">
      {seat.seat === now.dealer && (
        <span class="dealer" role="img" title={words.value.dealer} aria-label={words.value.dealer}>
          {words.value.dealerMark}
        </span>
      )}
      {badge && <span class={`badge ${badge}`}>{game.value.states[badge]}</span>}
      <span class="name">
        {seat.bot && <BotMark />}
        {seat.name}
      </span>
      <span class="stack">{chips(seat.stack ?? 0)}</span>
      {isThinking(seat, now) && <Clock />}
    </span>
  );
}
