import '../../style/practice.css';
import { useSignal } from '@preact/signals';
import type { PracticeRequest } from '../../api';
import { beSomebody } from '../../doing/entering';
import { suggestedName } from '../../doing/people';
import { takeSeat } from '../../doing/wanted';
import { practise } from '../../net/games';
import { SHIPPED } from '../../shipped';
import { GAMES, type GameName } from '../../values/games';
import { words } from '../../words';
import { gameChoices } from '../../words/game';
import { more } from '../../words/more';
import { NewcomerName } from '../lobby/NewcomerName';
import { Choice, Form } from '../shell/forms';
import { Go } from '../shell/Go';
import { Page } from '../shell/Page';
import { useTask } from '../shell/useTask';

const MOST_BOTS = 9;
type Strength = NonNullable<PracticeRequest['strength']>;
type Pace = NonNullable<PracticeRequest['pace']>;
const STRENGTHS: readonly Strength[] = ['easy', 'normal', 'strong'];
const PACES: readonly Pace[] = ['slow', 'normal', 'quick'];

function asked(): GameName {
  const game = new URLSearchParams(location.search).get('game');
  return GAMES.find((one) => one === game) ?? 'svara';
}

/** A table of one's own: the game, the bots, and how well they play. */
export function PracticePage() {
  const say = more.value.practice;
  const task = useTask();
  const name = useSignal(suggestedName());
  const game = useSignal<GameName>(asked());
  const bots = useSignal('2');
  const strength = useSignal<Strength>('normal');
  const pace = useSignal<Pace>('normal');
  const most = Math.min(MOST_BOTS, SHIPPED[game.value].seats - 1);
  const count = Math.min(Number(bots.value), most);
  const start = async () => {
    await beSomebody(name.value);
    const wanted = { game: game.value, bots: count, strength: strength.value, pace: pace.value };
    const found = await practise(wanted);
    takeSeat(found.table, found.seat, found.amount);
  };
  return (
    <Page title={say.title}>
      <section class="panel">
        <p>{say.meaning}</p>
        <Form task={task} button={say.go} work={start}>
          <NewcomerName name={name} />
          <Choice label={say.game} value={game} choices={gameChoices(words.value)} />
          <Choice
            label={say.bots}
            value={{
              get value() {
                return String(count);
              },
              set value(chosen) {
                bots.value = chosen;
              },
            }}
            choices={Array.from({ length: most }, (_, at) => [String(at + 1), String(at + 1)] as const)}
          />
          <fieldset class="strengths">
            <legend>{say.strength}</legend>
            {STRENGTHS.map((one) => (
              <label key={one} class="strength">
                <input
                  type="radio"
                  name="strength"
                  checked={strength.value === one}
                  onChange={() => {
                    strength.value = one;
                  }}
                />
                <span>
                  <b>{say.strengths[one]}</b>
                  <span class="soft">{say.strengthMeanings[one]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Choice
            label={say.pace}
            value={pace}
            choices={PACES.map((one) => [one, say.paces[one]] as const)}
          />
        </Form>
        <Go to={{ page: 'learn' }} class="link">
          {words.value.pages.learn}
        </Go>
      </section>
    </Page>
  );
}
