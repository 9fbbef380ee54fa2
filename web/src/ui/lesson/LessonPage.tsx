import { useSignal } from '@preact/signals';
import { go } from '../../browser/router';
import { beSomebody } from '../../doing/entering';
import { suggestedName } from '../../doing/people';
import { takeSeat } from '../../doing/wanted';
import { practise } from '../../net/games';
import { beginLesson, endLesson } from '../../state/lesson';
import type { GameName } from '../../values/games';
import { words } from '../../words';
import { gameChoices } from '../../words/game';
import { more } from '../../words/more';
import { NewcomerName } from '../lobby/NewcomerName';
import { Choice, Form } from '../shell/forms';
import { Page } from '../shell/Page';
import { useTask } from '../shell/useTask';

const BOTS = 2;

/** The door to the guided first bank. */
export function LessonPage() {
  const say = more.value.lesson;
  const task = useTask();
  const name = useSignal(suggestedName());
  const game = useSignal<GameName>('svara');
  const begin = async () => {
    await beSomebody(name.value);
    const found = await practise({ game: game.value, bots: BOTS, strength: 'easy', pace: 'slow' });
    beginLesson(found.table);
    takeSeat(found.table, found.seat, found.amount);
  };
  return (
    <Page title={say.title}>
      <section class="panel">
        <p>{say.intro}</p>
        <Form task={task} button={say.go} work={begin}>
          <NewcomerName name={name} />
          <Choice label={more.value.practice.game} value={game} choices={gameChoices(words.value)} />
        </Form>
        <button
          type="button"
          class="small"
          onClick={() => {
            endLesson();
            go({ page: 'lobby' });
          }}
        >
          {say.skip}
        </button>
      </section>
    </Page>
  );
}
