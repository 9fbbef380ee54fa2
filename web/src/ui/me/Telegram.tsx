import type { Me } from '../../api';
import { launch } from '../../browser/telegram/launch';
import { entered } from '../../doing/entering';
import { linkLaunch } from '../../net/telegram';
import { more } from '../../words/more';
import { Form, Panel } from '../shell/forms';
import { useTask } from '../shell/useTask';

/** Being found by Telegram: said where it is so, and offered where Telegram shows this page. */
export function Telegram({ me }: { me: Me }) {
  const say = more.value.people;
  const task = useTask();
  const { data } = launch();
  if (!me.telegram && data === null) return null;
  return (
    <Panel title="Telegram">
      <p class="soft">{me.telegram ? say.telegramLinked : say.telegramMeaning}</p>
      {!me.telegram && data !== null && (
        <Form
          plain
          task={task}
          button={say.telegramLink}
          work={async () => entered(await linkLaunch(data))}
        />
      )}
    </Panel>
  );
}
