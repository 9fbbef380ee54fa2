import { useSignal } from '@preact/signals';
import { entered } from '../../doing/entering';
import { LONGEST_NAME, suggestedName } from '../../doing/people';
import { takeSeat } from '../../doing/wanted';
import { asGuest, NameRefused } from '../../net/api';
import { quickSeat } from '../../net/tables';
import { dialog } from '../../state/dialog';
import { lessonDone } from '../../state/lesson';
import { isNobody } from '../../state/naming';
import { me } from '../../state/store';
import { words } from '../../words';
import { FaultLine } from '../shell/FaultLine';
import { Field } from '../shell/forms';
import { Go } from '../shell/Go';
import { useTask } from '../shell/useTask';

/** Become a guest where one is nobody yet. Raises `ApiFault`. */
export async function beSomebody(name: string): Promise<void> {
  if (me.peek()) return;
  try {
    entered(await asGuest(name));
  } catch (error) {
    throw error instanceof NameRefused ? error.fault : error;
  }
}

/** One press from the door to a seat. */
export function PlayNow({ game }: { game: string }) {
  const say = words.value.lobby;
  const name = useSignal(suggestedName());
  const task = useTask();
  const newcomer = !me.value && isNobody.value;
  const play = async () => {
    await beSomebody(name.value);
    const found = await quickSeat({ game: game || null });
    takeSeat(found.table, found.seat);
  };
  const open = async () => {
    await beSomebody(name.value);
    dialog.value = { name: 'create' };
  };
  return (
    <form
      class="panel hero"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run(play);
      }}
    >
      {newcomer && (
        <>
          <p>{say.hello}</p>
          <Field label={say.yourName} value={name} maxLength={LONGEST_NAME} autocomplete="nickname" />
        </>
      )}
      <FaultLine code={task.fault} />
      <div class="presses">
        <button type="submit" class="press main" disabled={task.busy}>
          {say.playNow}
        </button>
        <button type="button" class="press plain" disabled={task.busy} onClick={() => task.run(open)}>
          {say.open}
        </button>
      </div>
      {!lessonDone() && (
        <Go to={{ page: 'learn' }} class="link">
          {words.value.pages.learn}
        </Go>
      )}
      {newcomer && (
        <Go to={{ page: 'me' }} class="link">
          {words.value.pages.haveAccountLogIn}
        </Go>
      )}
    </form>
  );
}
