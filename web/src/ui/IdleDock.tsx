import { ownSeat } from '../state/options';
import { table } from '../state/store';
import { wentBroke } from '../state/table';
import type { TableView } from '../wire';
import { type Words, words } from '../words';

/** Why there is nothing to press. */
function idleReason(now: TableView, say: Words): string {
  const seat = ownSeat(now);
  if (wentBroke(table.value)) return say.wentBroke;
  if (!seat) return now.seats.some((one) => one.status === 'empty') ? say.takeASeat : say.tableFull;
  const owed = now.question === 'new_deal' ? [] : (now.owed ?? []);
  const thinking = owed.length === 1 ? now.seats[owed[0] ?? -1]?.name : null;
  const wait = thinking ? say.waitingFor(thinking) : owed.length > 1 ? say.waitingForMany : say.runningOn;
  if (seat.sits_out) return say.sittingOut;
  if (seat.status === 'waiting') return say.waitingForBank;
  return seat.status === 'folded' || seat.status === 'mucked' ? `${say.youFolded} ${wait}` : wait;
}

export function IdleDock({ now }: { now: TableView }) {
  return <p class="meaning idle">{idleReason(now, words.value)}</p>;
}

/** Seated, and too few for a bank. */
export function WaitingText({ now }: { now: TableView }) {
  const say = words.value;
  const playing = now.seats.filter((seat) => seat.status !== 'empty' && !seat.sits_out).length;
  const seat = ownSeat(now);
  const text = seat?.sits_out ? say.sittingOut : playing < 2 ? say.waitingForPlayers : say.bankSoon;
  return <p class="meaning idle">{text}</p>;
}
