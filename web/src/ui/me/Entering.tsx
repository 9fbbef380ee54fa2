import { useSignal } from '@preact/signals';
import { entered } from '../../entering';
import { asGuest, NameRefused } from '../../net/api';
import { logIn, recover, signUp } from '../../net/people';
import { suggestedName } from '../../people';
import { me } from '../../state/store';
import { more } from '../../words/more';
import { Field, Form, Panel } from '../shell/forms';
import { useTask } from '../shell/useTask';
import { freshCode } from './code';

/** As long as a name may be. */
export const LONGEST_NAME = 24;
const SHORTEST_PASSWORD = 8;

export function GuestForm({ button }: { button: string }) {
  const say = more.value.people;
  const name = useSignal(suggestedName());
  const task = useTask();
  return (
    <Form
      task={task}
      button={button}
      work={async () => {
        try {
          entered(await asGuest(name.value));
        } catch (error) {
          throw error instanceof NameRefused ? error.fault : error;
        }
      }}
    >
      <Field label={say.name} value={name} maxLength={LONGEST_NAME} autocomplete="nickname" />
    </Form>
  );
}

export function LogInForm() {
  const say = more.value.people;
  const name = useSignal('');
  const password = useSignal('');
  const task = useTask();
  return (
    <Form
      task={task}
      button={say.logIn}
      work={async () => entered(await logIn({ name: name.value, password: password.value }))}
    >
      <Field label={say.name} value={name} autocomplete="username" required />
      <Field label={say.password} value={password} type="password" autocomplete="current-password" required />
    </Form>
  );
}

/** A guest keeps all he has; a stranger begins with an account. */
export function SignUpForm() {
  const say = more.value.people;
  const name = useSignal(me.value?.name ?? suggestedName());
  const password = useSignal('');
  const task = useTask();
  return (
    <Form
      task={task}
      button={say.signUp}
      work={async () => {
        const signed = await signUp({ name: name.value, password: password.value });
        freshCode.value = signed.recovery;
        entered(signed.me);
      }}
    >
      <Field label={say.name} value={name} maxLength={LONGEST_NAME} autocomplete="username" required />
      <Field
        label={`${say.password}, ${say.passwordMeaning}`}
        value={password}
        type="password"
        autocomplete="new-password"
        minLength={SHORTEST_PASSWORD}
        required
      />
    </Form>
  );
}

export function RecoverForm() {
  const say = more.value.people;
  const name = useSignal('');
  const code = useSignal('');
  const password = useSignal('');
  const task = useTask();
  return (
    <Form
      task={task}
      button={say.recover}
      work={async () => {
        const signed = await recover({ name: name.value, code: code.value.trim(), password: password.value });
        freshCode.value = signed.recovery;
        entered(signed.me);
      }}
    >
      <p class="soft">{say.recoverMeaning}</p>
      <Field label={say.name} value={name} autocomplete="username" required />
      <Field label={say.code} value={code} autocomplete="off" required />
      <Field
        label={say.newPassword}
        value={password}
        type="password"
        autocomplete="new-password"
        minLength={SHORTEST_PASSWORD}
        required
      />
    </Form>
  );
}

/** For whom the house does not know: every way in. */
export function Visitor() {
  const say = more.value.people;
  return (
    <>
      <p class="soft">{say.visitor}</p>
      <div class="columns">
        <Panel title={say.playAsGuest}>
          <GuestForm button={say.playAsGuest} />
        </Panel>
        <Panel title={say.logIn}>
          <LogInForm />
          <details>
            <summary>{say.forgot}</summary>
            <RecoverForm />
          </details>
        </Panel>
        <Panel title={say.signUp}>
          <SignUpForm />
        </Panel>
      </div>
    </>
  );
}
