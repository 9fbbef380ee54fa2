import { useSignal } from '@preact/signals';
import { beSomebody } from '../../doing/entering';
import { suggestedName } from '../../doing/people';
import { takeSeat } from '../../doing/wanted';
import { quickSeat } from '../../net/tables';
import { dialog } from '../../state/dialog';
import { lessonDone } from '../../state/lesson';
import { newcomer } from '../../state/naming';
import { words } from '../../words';
import { FaultLine } from '../shell/FaultLine';
import { Go } from '../shell/Go';
import { useTask } from '../shell/useTask';
import { NewcomerName } from './NewcomerName';

/** One press from the door to a seat. */
export function PlayNow({ game }: { game: string }) {
  const say = words.value.lobby;
  const name = useSignal(suggestedName());
  const task = useTask();
  const play = async () => {
    await beSomebody(name.value);
    const found = await quickSeat({ game: game || null });
    takeSeat(found.table, found.seat);
  };
  return (
    <form
      class="panel hero"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run(play);
      }}
    >
      {newcomer.value && <p>{say.hello}</p>}
      <NewcomerName name={name} />
      <FaultLine code={task.fault} />
      <div class="presses">
        <button type="submit" class="press main" disabled={task.busy}>
          {say.playNow}
        </button>
        <button
          type="button"
          class="press plain"
          disabled={task.busy}
          onClick={() => {
            dialog.value = { name: 'create', as: name.value };
          }}
        >
          {say.open}
        </button>
      </div>
      {!lessonDone() && (
        <Go to={{ page: 'learn' }} class="link">
          {words.value.pages.learn}
        </Go>
      )}
    </form>
  );
}
