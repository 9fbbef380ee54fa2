import { sit } from '../play';
import { isAsked } from '../state/store';
import type { TableView } from '../wire';
import { words } from '../words';
import { dialog } from './dialogs';

export function EmptySeat({ number, now }: { number: number; now: TableView }) {
  const say = words.value;
  const seated = now.you !== null && now.you !== undefined;
  return (
    <section class="seat empty" data-seat={number} aria-label={say.emptySeat(number + 1)}>
      {seated ? (
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
