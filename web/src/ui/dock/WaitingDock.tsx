import { useSignal } from '@preact/signals';
import { request, sit } from '../../doing/play';
import { askToJoin } from '../../net/tables';
import { dialog } from '../../state/dialog';
import { isAsked, me } from '../../state/store';
import type { TableView } from '../../wire';
import { words } from '../../words';
import { FaultLine } from '../shell/FaultLine';
import { useTask } from '../shell/useTask';
import { MeantButton } from './MeantButton';

/** Asking the host of a closed circle to be let in. */
export function AskIn({ table }: { table: string }) {
  const say = words.value.lobby.info;
  const task = useTask();
  const standing = useSignal<'asked' | 'approved' | 'refused' | null>(null);
  return (
    <>
      {standing.value ? (
        <p class="meaning" role="status">
          {say.asked[standing.value]}
        </p>
      ) : (
        <MeantButton
          class="press main"
          disabled={task.busy}
          onPress={() =>
            task.run(async () => {
              standing.value = (await askToJoin(table)).standing;
            })
          }
        >
          {say.ask}
        </MeantButton>
      )}
      <FaultLine code={task.fault} />
    </>
  );
}

/** Whether a seat waits for this viewer. */
export function isHeld(now: TableView): boolean {
  return now.held !== null && now.held !== undefined;
}

/** For who does not sit: the seat that is held for him, the line for one, or the host to ask. */
export function WaitingDock({ now }: { now: TableView }) {
  const say = words.value.lobby.info;
  const { held } = now;
  if (held !== null && held !== undefined) {
    return (
      <>
        <p class="meaning">{say.held(held + 1)}</p>
        <MeantButton
          class="press main"
          onPress={() => {
            if (now.exact) void sit(held);
            else dialog.value = { name: 'buy_in', seat: held };
          }}
        >
          {say.takeIt}
        </MeantButton>
      </>
    );
  }
  if (now.may_sit === false) return <AskIn table={now.table} />;
  const full = now.seats.every(
    (seat) => seat.status !== 'empty' || now.holds?.some((one) => one.seat === seat.seat),
  );
  if (!full) return null;
  const waits = (now.waiting ?? []).includes(me.value?.name ?? '');
  return (
    <MeantButton
      class="press plain"
      disabled={isAsked('wait') || isAsked('unwait')}
      onPress={() => request(waits ? 'unwait' : 'wait')}
    >
      {waits ? say.unwait : say.wait}
    </MeantButton>
  );
}
