import { type Signal, useSignal } from '@preact/signals';
import type { ClockPreset, TableOptions } from '../../api';
import { go } from '../../browser/router';
import { beSomebody } from '../../doing/entering';
import { keepKey } from '../../doing/invitation';
import { openTable } from '../../net/tables';
import { type GameNumbers, SHIPPED } from '../../shipped';
import { dialog } from '../../state/dialog';
import { me } from '../../state/store';
import { words } from '../../words';
import { gameChoices } from '../../words/game';
import { more } from '../../words/more';
import { Dialog } from '../shell/Dialog';
import { Choice, Field, Form, Tick } from '../shell/forms';
import { useTask } from '../shell/useTask';
import { NewcomerName } from './NewcomerName';
import { wrongChoice } from './wrongChoice';

const NUMBERS: Readonly<Record<string, GameNumbers>> = SHIPPED;
const OWN_RULES = 'own';
const LONGEST_TABLE_NAME = 40;

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function HouseRules({ text }: { text: Signal<string> }) {
  const say = more.value.opening;
  return (
    <div class="field">
      <label for="house-rules">{say.rules}</label>
      <p class="soft">{say.rulesMeaning}</p>
      <label class="small file">
        {say.chooseFile}
        <input
          type="file"
          class="unseen"
          accept=".toml,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            void file?.text().then((read) => {
              text.value = read;
            });
          }}
        />
      </label>
      <textarea
        id="house-rules"
        class="typed"
        spellcheck={false}
        required
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}

/** A table as one wants it; what is left empty is as in the game. */
export function CreateDialog() {
  const say = words.value.lobby;
  const create = more.value.opening;
  const task = useTask();
  const asked = dialog.peek();
  const guest = useSignal(asked?.name === 'create' ? asked.as : '');
  const name = useSignal('');
  const game = useSignal<string>('svara');
  const rules = useSignal('');
  const numbers = {
    ante: useSignal(''),
    seats: useSignal(''),
    min_stack: useSignal(''),
    min_buy_in: useSignal(''),
    max_buy_in: useSignal(''),
  };
  const bots = useSignal('0');
  const timeBank = useSignal('0');
  const clock = useSignal<ClockPreset>('normal');
  const ticks = {
    private: useSignal(false),
    members_only: useSignal(false),
    spectators: useSignal(true),
    chat: useSignal(true),
    bots_allowed: useSignal(true),
  };
  const options = (): TableOptions => ({
    name: name.value.trim(),
    ...(game.value === OWN_RULES ? { house_rules: rules.value } : { profile: game.value }),
    ante: numberOf(numbers.ante.value),
    seats: numberOf(numbers.seats.value),
    min_stack: numberOf(numbers.min_stack.value),
    min_buy_in: numberOf(numbers.min_buy_in.value),
    max_buy_in: numberOf(numbers.max_buy_in.value),
    bots: numberOf(bots.value) ?? 0,
    time_bank: numberOf(timeBank.value) ?? 0,
    clock: clock.value,
    private: ticks.private.value,
    members_only: ticks.members_only.value,
    spectators: ticks.spectators.value,
    chat: ticks.chat.value,
    bots_allowed: ticks.bots_allowed.value,
  });
  const open = async () => {
    await beSomebody(guest.value);
    const { table, key } = await openTable(options());
    keepKey(table.id, key);
    go({ page: 'table', table: table.id });
    dialog.value = { name: 'table' };
  };
  const own = NUMBERS[game.value];
  const number = (label: string, option: keyof GameNumbers) => (
    <Field
      label={label}
      value={numbers[option]}
      type="number"
      placeholder={own ? String(own[option]) : create.asRules}
    />
  );
  return (
    <Dialog title={create.title}>
      <Form
        task={task}
        button={create.go}
        work={open}
        detail={task.detail && me.value ? wrongChoice(task.detail, words.value, more.value) : ''}
      >
        <NewcomerName name={guest} />
        <Field
          label={create.name}
          value={name}
          maxLength={LONGEST_TABLE_NAME}
          placeholder={create.namePlaceholder}
        />
        <div class="filters">
          <Choice
            label={say.game}
            value={game}
            choices={[...gameChoices(words.value), [OWN_RULES, create.ownRules]]}
          />
          {number(say.ante, 'ante')}
          {number(create.seats, 'seats')}
          <Field label={create.houseBots} value={bots} type="number" />
        </div>
        {own && <p class="soft">{create.asGame}</p>}
        {game.value === OWN_RULES && <HouseRules text={rules} />}
        <Tick label={create.private} value={ticks.private} />
        <details>
          <summary>{create.more}</summary>
          <div class="filters">
            {number(create.minStack, 'min_stack')}
            {number(create.minBuyIn, 'min_buy_in')}
            {number(create.maxBuyIn, 'max_buy_in')}
            <Choice
              label={create.clock}
              value={clock}
              choices={(['normal', 'slow', 'quick'] as const).map((one) => [one, create.clocks[one]])}
            />
            <Field label={create.timeBank} value={timeBank} type="number" />
          </div>
          <Tick label={create.membersOnly} value={ticks.members_only} />
          <Tick label={create.spectators} value={ticks.spectators} />
          <Tick label={create.chat} value={ticks.chat} />
          <Tick label={create.botsAllowed} value={ticks.bots_allowed} />
        </details>
      </Form>
    </Dialog>
  );
}
