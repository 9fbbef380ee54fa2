import { look } from '../../doing/play';
import { dialog } from '../../state/dialog';
import { optionOf } from '../../state/options';
import { cutOf } from '../../state/seen';
import { cardsResting, desk } from '../../state/store';
import type { SeatView, TableView } from '../../wire';
import { words } from '../../words';
import { Card } from '../cards/Card';
import { Hand, isLooking } from './Hand';
import { Plate } from './Plate';
import { Foot, seatClass, seatLabel } from './Seat';

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
          {!desk.value.past && (
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
          )}
        </span>
        {mayLook && (
          <button
            type="button"
            class="small look-all"
            aria-keyshortcuts="L"
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
