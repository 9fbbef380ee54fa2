import { useComputed } from '@preact/signals';
import { request } from '../../doing/play';
import { closeDialog, dialog } from '../../state/dialog';
import { canStartNext, canTopUp, inBank, isShort, ownSeat } from '../../state/options';
import { resultOf } from '../../state/result';
import { staging } from '../../state/shown';
import { isAsked } from '../../state/store';
import type { TableView } from '../../wire';
import { words } from '../../words';
import { later } from '../shell/later';
import { Clock } from '../table/Clock';
import { MatchHeadline } from '../table/MatchHeadline';
import { MeantButton } from './MeantButton';

const ResultPanel = later(async () => (await import('../table/ResultPanel')).ResultPanel);

/** In place of "New deal" for who has no chips for it. */
function TopUpNow({ now }: { now: TableView }) {
  return (
    <MeantButton
      class="press main wide"
      disabled={canTopUp(now) === null}
      onPress={() => {
        dialog.value = { name: 'top_up' };
      }}
    >
      {words.value.topUp}
    </MeantButton>
  );
}

function NewDeal({ over }: { over: boolean }) {
  const say = words.value;
  const waiting = useComputed(() => isAsked('ready') || staging.value);
  return (
    <MeantButton
      class="press main wide"
      disabled={waiting.value}
      aria-keyshortcuts="N"
      onPress={() => request('ready')}
    >
      {over ? say.newMatch : say.newDeal}
    </MeantButton>
  );
}

function AlwaysDeal({ on }: { on: boolean }) {
  const say = words.value;
  return (
    <MeantButton
      class="prepare always"
      role="checkbox"
      aria-checked={on}
      aria-label={say.autoDealMeaning}
      title={say.autoDealMeaning}
      disabled={isAsked('auto_ready')}
      onPress={() => request('auto_ready', { on: !on })}
    >
      {say.autoDeal}
    </MeantButton>
  );
}

/** Sitting out and coming back, more chips unless they are offered already, leaving. */
export function SeatChoices({ now, chips = true }: { now: TableView; chips?: boolean }) {
  const say = words.value;
  const seat = ownSeat(now);
  if (!seat) return null;
  return (
    <div class="seat-choices">
      <MeantButton
        class="small"
        disabled={isAsked('sit_out')}
        onPress={() => request('sit_out', { on: !seat.sits_out })}
      >
        {seat.sits_out ? say.comeBack : say.sitOut}
      </MeantButton>
      {chips && !now.exact && (
        <MeantButton
          class="small"
          disabled={canTopUp(now) === null}
          title={say.topUpLater}
          onPress={() => {
            dialog.value = { name: 'top_up' };
          }}
        >
          {say.topUp}
        </MeantButton>
      )}
      <MeantButton
        class="small"
        disabled={seat.leaving || isAsked('stand')}
        onPress={() => {
          if (inBank(now)) dialog.value = { name: 'stand' };
          else {
            closeDialog();
            request('stand');
          }
        }}
      >
        {say.standUp}
      </MeantButton>
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
    <div class={['between', short && 'short', staging.value && 'settling'].filter(Boolean).join(' ')}>
      <div class="outcome">
        {result && <ResultPanel result={result} exact={now.exact ?? false} />}
        <MatchHeadline now={now} />
        {seat?.ready && <p class="meaning">{say.readyWaiting}</p>}
        {seat?.sits_out && <p class="meaning">{say.sittingOut}</p>}
      </div>
      {canStartNext(now) && <Clock />}
      <SeatChoices now={now} chips={!short} />
      {canStartNext(now) && (
        <div class="presses places">
          {short ? (
            <>
              <p class="meaning too-short">{say.tooShort}</p>
              <TopUpNow now={now} />
            </>
          ) : (
            <>
              <AlwaysDeal on={seat?.auto_ready ?? false} />
              <NewDeal over={now.match?.over ?? false} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
