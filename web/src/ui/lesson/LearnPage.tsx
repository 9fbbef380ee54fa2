import { useSignal } from '@preact/signals';
import { go } from '../../browser/router';
import { LONGEST_NAME, suggestedName } from '../../doing/people';
import { takeSeat } from '../../doing/wanted';
import { practise } from '../../net/games';
import { beginLesson, endLesson } from '../../state/lesson';
import { me } from '../../state/store';
import { words } from '../../words';
import { gameWords } from '../../words/game';
import { more } from '../../words/more';
import { beSomebody } from '../lobby/PlayNow';

import { Choice, Field, Form } from '../shell/forms';
import { Page } from '../shell/Page';
import { useTask } from '../shell/useTask';

const GAMES = ['svara', 'seka', 'trinka', 'svarka'] as const;
const BOTS = 2;

/** The door to the guided first bank. */
export function LearnPage() {
  const say = more.value.lesson;
  const task = useTask();
  const name = useSignal(suggestedName());
  const game = useSignal<(typeof GAMES)[number]>('svara');
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
          {!me.value && (
            <Field
              label={words.value.lobby.yourName}
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
            />
          )}
          <Choice
            label={more.value.practice.game}
            value={game}
            choices={GAMES.map((one) => [one, gameWords(one, words.value).title] as const)}
          />
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
