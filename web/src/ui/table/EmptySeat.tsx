import { request, sit } from '../../doing/play';
import { dialog } from '../../state/dialog';
import { isBetween } from '../../state/options';
import { desk, isAsked } from '../../state/store';
import type { TableView } from '../../wire';
import { words } from '../../words';

/** A place of one's own choice, while no bank is running. */
function MoveHere({ number, now }: { number: number; now: TableView }) {
  const say = words.value.lobby.info;
  if (!isBetween(now)) return <span class="hollow" aria-hidden="true" />;
  const meaning = say.moveHere(number + 1);
  return (
    <button
      type="button"
      class="move-here"
      disabled={isAsked('move')}
      // Who speaks to the page says what is written there.
      aria-label={meaning.startsWith(say.move) ? meaning : `${say.move}: ${meaning}`}
      onClick={() => request('move', { seat: number })}
    >
      {say.move}
    </button>
  );
}

export function EmptySeat({ number, now }: { number: number; now: TableView }) {
  const say = words.value;
  const seated = now.you !== null && now.you !== undefined;
  const held = now.holds?.find((one) => one.seat === number);
  const forAnother = held && now.held !== number;
  return (
    <section class="seat empty" data-seat={number} aria-label={say.emptySeat(number + 1)}>
      {desk.value.past ? (
        <span class="hollow" aria-hidden="true" />
      ) : forAnother ? (
        <span class="held">{say.lobby.info.heldFor(held.name)}</span>
      ) : seated ? (
        <MoveHere number={number} now={now} />
      ) : now.may_sit === false ? (
        <span class="hollow" aria-hidden="true" />
      ) : (
        <button
          type="button"
          class="sit"
          disabled={isAsked('sit')}
          aria-label={say.sitHere(number + 1)}
          onClick={() => {
            // A notional score is played for without bringing any chips.
            if (now.exact) void sit(number);
            else dialog.value = { name: 'buy_in', seat: number };
          }}
        >
          {say.sit}
        </button>
      )}
    </section>
  );
}
