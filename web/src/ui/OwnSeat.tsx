import { parseCard } from '../cards';
import { look } from '../play';
import { optionOf } from '../state/options';
import { cutOf } from '../state/seen';
import { asked, cardsResting } from '../state/store';
import type { SeatView, TableView } from '../wire';
import { scoreText, words } from '../words';
import { Card, CardToTurn } from './Card';
import { dialog } from './dialogs';
import { Plate } from './Plate';
import { Foot, seatClass, seatLabel } from './Seat';

function isLooking(slot: number): boolean {
  return asked.value.some(
    (one) => one.type === 'act' && one.action === 'look' && (one.slot === undefined || one.slot === slot),
  );
}

function Hand({ seat, mayLook }: { seat: SeatView; mayLook: boolean }) {
  const cards = seat.cards ?? [];
  return (
    <fieldset class="hand" aria-label={words.value.yourHand}>
      {cards.map((card, number) =>
        mayLook && parseCard(card) === null ? (
          <CardToTurn
            key={number}
            number={number}
            disabled={cardsResting.value || isLooking(number)}
            onTurn={() => look(number)}
          />
        ) : (
          <Card key={number} card={card} turned={seat.turned?.[number] ?? false} number={number} />
        ),
      )}
      {seat.score && <span class="badge score">{scoreText(seat.score)}</span>}
    </fieldset>
  );
}

/** The viewer's own seat: large cards to turn, and what they are worth. */
export function OwnSeat({ seat, now }: { seat: SeatView; now: TableView }) {
  const say = words.value;
  const mayLook = optionOf(now, 'look') !== null;
  const cut = cutOf(seat, now);
  const holds = !cut && (seat.cards ?? []).length > 0;
  return (
    <section class={`${seatClass(seat, now)} own`} data-seat={seat.seat} aria-label={seatLabel(seat, now)}>
      {cut && (
        <span class="hand">
          <Card card={cut} turned number={0} />
        </span>
      )}
      {holds && <Hand seat={seat} mayLook={mayLook} />}
      <span class="own-side">
        <Foot seat={seat} now={now} />
        <span class="own-plate">
          <Plate seat={seat} now={now} />
          <button
            type="button"
            class="icon"
            aria-label={say.menu}
            onClick={() => {
              dialog.value = { name: 'seat_menu' };
            }}
          >
            ⋯
          </button>
        </span>
        {mayLook && (
          <button
            type="button"
            class="small look-all"
            disabled={cardsResting.value || isLooking(0)}
            onClick={() => look()}
          >
            {say.lookAll}
          </button>
        )}
      </span>
    </section>
  );
}
