import { useComputed } from '@preact/signals';
import { request } from '../play';
import { canStartNext, canTopUp, inBank, isShort, ownSeat } from '../state/options';
import { resultOf } from '../state/result';
import { isAsked } from '../state/store';
import type { TableView } from '../wire';
import { words } from '../words';
import { Clock } from './Clock';
import { closeDialog, dialog } from './dialogs';
import { MatchHeadline } from './MatchPanel';
import { ResultPanel } from './ResultPanel';

/** In place of "New deal" for who has no chips for it. */
function TooShort({ now }: { now: TableView }) {
  const say = words.value;
  return (
    <>
      <p class="meaning">{say.tooShort}</p>
      <div class="presses">
        <button
          type="button"
          class="press main"
          disabled={canTopUp(now) === null}
          onClick={() => {
            dialog.value = { name: 'top_up' };
          }}
        >
          {say.topUp}
        </button>
      </div>
    </>
  );
}

function NewDeal({ over }: { over: boolean }) {
  const say = words.value;
  const waiting = useComputed(() => isAsked('ready'));
  return (
    <button type="button" class="press main" disabled={waiting.value} onClick={() => request('ready')}>
      {over ? say.newMatch : say.newDeal}
    </button>
  );
}

function AlwaysDeal({ on }: { on: boolean }) {
  const say = words.value;
  return (
    <label class="always" title={say.autoDealMeaning}>
      <input
        type="checkbox"
        checked={on}
        disabled={isAsked('auto_ready')}
        aria-label={say.autoDealMeaning}
        onChange={(event) => request('auto_ready', { on: event.currentTarget.checked })}
      />
      {say.autoDeal}
    </label>
  );
}

/** Sitting out and coming back, more chips unless they are offered already, leaving. */
export function SeatChoices({ now, chips = true }: { now: TableView; chips?: boolean }) {
  const say = words.value;
  const seat = ownSeat(now);
  if (!seat) return null;
  return (
    <div class="seat-choices">
      <button
        type="button"
        class="small"
        disabled={isAsked('sit_out')}
        onClick={() => request('sit_out', { on: !seat.sits_out })}
      >
        {seat.sits_out ? say.comeBack : say.sitOut}
      </button>
      {chips && !now.exact && (
        <button
          type="button"
          class="small"
          disabled={canTopUp(now) === null}
          title={say.topUpLater}
          onClick={() => {
            dialog.value = { name: 'top_up' };
          }}
        >
          {say.topUp}
        </button>
      )}
      <button
        type="button"
        class="small"
        disabled={seat.leaving || isAsked('stand')}
        onClick={() => {
          if (inBank(now)) dialog.value = { name: 'stand' };
          else {
            closeDialog();
            request('stand');
          }
        }}
      >
        {say.standUp}
      </button>
    </div>
  );
}

/** Between two banks: what came of the last, and the way to the next. */
export function BetweenDock({ now }: { now: TableView }) {
  const say = words.value;
  const seat = ownSeat(now);
  const result = resultOf(now);
  const short = canStartNext(now) && isShort(now);
  return (
    <div class={short ? 'between short' : 'between'}>
      {result && <ResultPanel result={result} exact={now.exact ?? false} />}
      <MatchHeadline now={now} />
      {canStartNext(now) && (
        <>
          {short ? (
            <TooShort now={now} />
          ) : (
            <div class="presses">
              <NewDeal over={now.match?.over ?? false} />
              <AlwaysDeal on={seat?.auto_ready ?? false} />
            </div>
          )}
          <Clock />
        </>
      )}
      {seat?.ready && <p class="meaning">{say.readyWaiting}</p>}
      {seat?.sits_out && <p class="meaning">{say.sittingOut}</p>}
      <SeatChoices now={now} chips={!short} />
    </div>
  );
}
