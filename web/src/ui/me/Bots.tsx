import { useSignal } from '@preact/signals';
import type { Me, OwnBot } from '../../api';
import { LONGEST_NAME } from '../../doing/people';
import { bots, makeBot, revokeBot } from '../../net/people';
import { dateText } from '../../words/dateText';
import { more } from '../../words/more';
import { FaultLine } from '../shell/FaultLine';
import { Field, Form, Panel, Secret } from '../shell/forms';
import { TwiceButton } from '../shell/TwiceButton';
import { useLoaded } from '../shell/useLoaded';
import { useTask } from '../shell/useTask';

function Row({ bot, onGone }: { bot: OwnBot; onGone: () => void }) {
  const say = more.value.people;
  const task = useTask();
  return (
    <li class="row spread">
      <span>
        {bot.name} <span class="soft">{say.since(dateText(bot.created, 'date'))}</span>
      </span>
      <TwiceButton
        text={say.revoke}
        sure={say.revokeSure}
        disabled={task.busy}
        onSure={() =>
          void task.run(async () => {
            await revokeBot(bot.id);
            onGone();
          })
        }
      />
      {task.fault && <FaultLine code={task.fault} />}
    </li>
  );
}

function OwnBots() {
  const say = more.value.people;
  const known = useLoaded(bots);
  const name = useSignal('');
  const token = useSignal<string | null>(null);
  const task = useTask();
  return (
    <>
      <ul class="list">
        {known.value?.bots.map((bot) => (
          <Row key={bot.id} bot={bot} onGone={known.again} />
        ))}
      </ul>
      {token.value && <Secret text={token.value} meaning={say.token} />}
      <Form
        plain
        task={task}
        button={say.makeBot}
        work={async () => {
          token.value = (await makeBot({ name: name.value })).token;
          name.value = '';
          known.again();
        }}
      >
        <Field label={say.name} value={name} maxLength={LONGEST_NAME} required />
      </Form>
    </>
  );
}

/** One's bots, for an account; a token is shown once. */
export function Bots({ me }: { me: Me }) {
  const say = more.value.people;
  return (
    <Panel title={say.bots}>
      <p class="soft">{me.kind === 'account' ? say.botsMeaning : say.botsNeedAccount}</p>
      {me.kind === 'account' && <OwnBots />}
    </Panel>
  );
}
