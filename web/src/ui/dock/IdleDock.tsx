import { offTurn } from '../../state/betting';
import { dialog } from '../../state/dialog';
import { ownSeat } from '../../state/options';
import { sharedPool } from '../../state/pool';
import { preparable } from '../../state/prepared';
import { staging } from '../../state/shown';
import { desk, table } from '../../state/store';
import { wentBroke } from '../../state/table';
import type { TableView } from '../../wire';
import { chips, listed, type Words, words } from '../../words';
import { ActionButton } from './ActionButton';
import { Meanings, meaningsNow } from './Meanings';
import { PreparedRow, preparedName } from './PreparedRow';
import { isHeld, WaitingDock } from './WaitingDock';

/** Whom the table waits for. */
function waiting(now: TableView, say: Words): string {
  const owed = now.question === 'new_deal' ? [] : (now.owed ?? []);
  const thinking = owed.length === 1 ? now.seats[owed[0] ?? -1]?.name : null;
  if (thinking && now.question === 'proposal' && now.proposer === now.you) return say.proposalSent(thinking);
  if (thinking) return say.waitingFor(thinking);
  return owed.length > 1 ? say.waitingForMany : say.runningOn;
}

/** Whose hand the viewer shares, and who has paid what of it. */
function sharedHand(now: TableView, say: Words): string {
  const pool = sharedPool(now);
  if (!pool) return '';
  const parts = pool.parts.map(([seat, amount]) =>
    say.partOf(seat === now.you ? say.you : (now.seats[seat]?.name ?? ''), chips(amount)),
  );
  return say.poolHand(now.seats[pool.holder]?.name ?? '', listed(parts, say));
}

/** Whether a seat is free that waits for nobody. */
function mayChoose(now: TableView): boolean {
  return now.seats.some(
    ({ seat, status }) => status === 'empty' && !now.holds?.some((held) => held.seat === seat),
  );
}

/** Why there is nothing to press. */
function idleReason(now: TableView, say: Words): string {
  const seat = ownSeat(now);
  if (wentBroke(table.value)) return staging.value ? waiting(now, say) : say.wentBroke;
  if (!seat) return mayChoose(now) ? say.takeASeat : say.tableFull;
  const wait = waiting(now, say);
  if (seat.sits_out) return say.sittingOut;
  if (seat.status === 'waiting') return say.waitingForBank;
  const shared = sharedHand(now, say);
  if (shared) return `${shared} ${wait}`;
  return seat.status === 'folded' || seat.status === 'mucked' ? `${say.youFolded} ${wait}` : wait;
}

export function WaitingLine({ now }: { now: TableView }) {
  return <p class="meaning">{waiting(now, words.value)}</p>;
}

/** Under the reason why there is nothing to press: what will be done all the same, or what that choice means. */
function Ahead({ now }: { now: TableView }) {
  const say = words.value.dock;
  const chosen = desk.value.prepared.value;
  if (chosen) return <p class="meaning note">{say.willDo(preparedName(chosen))}</p>;
  return preparable(now).length > 0 && <p class="meaning note">{say.aheadMeaning}</p>;
}

export function IdleDock({ now }: { now: TableView }) {
  const presses = offTurn(now);
  const told = meaningsNow(now);
  return (
    <div class="idling">
      <div class="apart">
        <div class="special">
          {presses.map((press) => (
            <ActionButton key={press.action} action={press.action} turn={now.turn ?? 0} shown={press.shown} />
          ))}
        </div>
      </div>
      <div class="sums">
        {!isHeld(now) && <p class="meaning idle">{idleReason(now, words.value)}</p>}
        {told.length > 0 ? <Meanings lines={told} /> : <Ahead now={now} />}
      </div>
      {!ownSeat(now) && <WaitingDock now={now} />}
      <PreparedRow now={now} />
    </div>
  );
}

/** Seated, and too few for a bank. */
export function WaitingText({ now }: { now: TableView }) {
  const say = words.value;
  const playing = now.seats.filter((seat) => seat.status !== 'empty' && !seat.sits_out).length;
  const seat = ownSeat(now);
  const alone = !seat?.sits_out && playing < 2;
  const text = seat?.sits_out ? say.sittingOut : alone ? say.waitingForPlayers : say.bankSoon;
  return (
    <>
      <p class="meaning idle">{text}</p>
      {alone && !now.practice && (
        <button
          type="button"
          class="press main"
          onClick={() => {
            dialog.value = { name: 'invite' };
          }}
        >
          {say.lobby.info.invite}
        </button>
      )}
    </>
  );
}
