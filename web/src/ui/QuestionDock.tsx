import { act } from '../play';
import { optionOf } from '../state/options';
import { open } from '../state/store';
import type { Amount, TableView } from '../wire';
import { chips, words } from '../words';
import { Clock } from './Clock';

interface Possible {
  action: string;
  text: string;
  price?: Amount | null | undefined;
  main?: boolean;
}

function Asking({ meaning, choices, now }: { meaning: string; choices: Possible[]; now: TableView }) {
  const turn = now.turn ?? 0;
  return (
    <div class="asking">
      <p class="meaning">{meaning}</p>
      <div class="presses">
        {choices.map((choice) => (
          <button
            key={choice.action}
            type="button"
            class={`press ${choice.main ? 'main' : 'plain'}`}
            data-turn={turn}
            disabled={!open.value}
            onClick={() => act(turn, choice.action)}
          >
            <span>{choice.text}</span>
            {choice.price !== null && choice.price !== undefined && <b>{chips(choice.price)}</b>}
          </button>
        ))}
      </div>
      <Clock />
    </div>
  );
}

/** A weaker hand at the showdown. Who has not seen it himself would show it to everyone unseen. */
export function ShowDock({ now }: { now: TableView }) {
  const say = words.value;
  const unseen = optionOf(now, 'look') !== null;
  const choices = [
    { action: 'muck', text: say.muck, main: unseen },
    { action: 'open', text: say.show, main: !unseen },
  ];
  return <Asking meaning={unseen ? say.showUnseen : say.showMeaning} choices={choices} now={now} />;
}

/** Two equals. */
export function ChoiceDock({ now }: { now: TableView }) {
  const say = words.value;
  const choices = [
    { action: 'split', text: say.split },
    { action: 'cook', text: say.cook, main: true },
  ];
  return <Asking meaning={say.choiceMeaning} choices={choices} now={now} />;
}

/** Entering a svara for its price. */
export function JoinDock({ now }: { now: TableView }) {
  const say = words.value;
  const price = now.legal?.find((option) => option.action === 'join')?.price ?? now.price;
  const choices = [
    { action: 'decline', text: say.decline },
    { action: 'join', text: say.join, price, main: true },
  ];
  return <Asking meaning={say.joinMeaning} choices={choices} now={now} />;
}
