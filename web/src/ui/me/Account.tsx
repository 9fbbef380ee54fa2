import { useSignal } from '@preact/signals';
import type { Me } from '../../api';
import { entered, left } from '../../entering';
import { changePassword, deleteMe, rename, renewRecovery } from '../../net/people';
import { words } from '../../words';
import { more } from '../../words/more';
import { Field, Form, Panel, Secret } from '../shell/forms';
import { useTask } from '../shell/useTask';
import { Bots } from './Bots';
import { freshCode } from './code';
import { LONGEST_NAME, LogInForm, SignUpForm } from './Entering';
import { Sessions } from './Sessions';
import { Telegram } from './Telegram';

function FreshCode() {
  const say = more.value.people;
  if (freshCode.value === null) return null;
  return (
    <section class="panel bright">
      <Secret text={freshCode.value} meaning={say.keepCode} />
      <button
        type="button"
        class="press main"
        onClick={() => {
          freshCode.value = null;
        }}
      >
        {say.codeKept}
      </button>
    </section>
  );
}

/** Whose password a form is about, for programs that keep passwords. */
function Whose({ name }: { name: string }) {
  return <input type="text" autocomplete="username" value={name} readOnly hidden />;
}

function Rename({ me }: { me: Me }) {
  const say = more.value.people;
  const name = useSignal(me.name);
  const task = useTask();
  return (
    <details>
      <summary>{say.rename}</summary>
      <p class="soft">{say.renameMeaning}</p>
      <Form
        plain
        task={task}
        button={say.renameGo}
        work={async () => entered(await rename({ name: name.value }))}
      >
        <Field label={say.name} value={name} maxLength={LONGEST_NAME} required />
      </Form>
    </details>
  );
}

function ChangePassword({ me }: { me: Me }) {
  const say = more.value.people;
  const old = useSignal('');
  const fresh = useSignal('');
  const done = useSignal(false);
  const task = useTask();
  return (
    <details>
      <summary>{say.changePassword}</summary>
      <Form
        plain
        task={task}
        button={say.changePasswordGo}
        work={async () => {
          done.value = false;
          await changePassword({ old: old.value, new: fresh.value });
          old.value = '';
          fresh.value = '';
          done.value = true;
        }}
      >
        <Whose name={me.name} />
        <Field label={say.oldPassword} value={old} type="password" autocomplete="current-password" required />
        <Field label={say.newPassword} value={fresh} type="password" autocomplete="new-password" required />
        {done.value && <p role="status">{say.passwordChanged}</p>}
      </Form>
    </details>
  );
}

function RenewCode({ me }: { me: Me }) {
  const say = more.value.people;
  const password = useSignal('');
  const task = useTask();
  return (
    <details>
      <summary>{say.renewCode}</summary>
      <Form
        plain
        task={task}
        button={say.renewCodeGo}
        work={async () => {
          freshCode.value = (await renewRecovery({ password: password.value })).recovery;
          password.value = '';
        }}
      >
        <Whose name={me.name} />
        <Field
          label={say.password}
          value={password}
          type="password"
          autocomplete="current-password"
          required
        />
      </Form>
    </details>
  );
}

function Remove({ me }: { me: Me }) {
  const say = more.value.people;
  const password = useSignal('');
  const task = useTask();
  return (
    <details>
      <summary>{say.remove}</summary>
      <p class="soft">{say.removeMeaning}</p>
      <Form
        plain
        task={task}
        button={say.removeSure}
        work={async () => {
          await deleteMe(me.login ? { password: password.value } : { confirm: 'delete' });
          left();
        }}
      >
        {me.login && <Whose name={me.name} />}
        {me.login && (
          <Field
            label={say.password}
            value={password}
            type="password"
            autocomplete="current-password"
            required
          />
        )}
      </Form>
    </details>
  );
}

function KeepIt() {
  const say = more.value.people;
  return (
    <section class="panel bright">
      <h2>{say.guestTitle}</h2>
      <p class="soft">{say.guestMeaning}</p>
      <SignUpForm />
      <details>
        <summary>{words.value.pages.haveAccount}</summary>
        <LogInForm />
      </details>
    </section>
  );
}

/** Who one is, and what one may do about it. */
export function Account({ me }: { me: Me }) {
  const say = more.value.people;
  return (
    <>
      <FreshCode />
      {!me.login && <KeepIt />}
      <div class="columns">
        <Panel title={me.name}>
          <p class="soft">
            {say.kinds[me.kind]}
            {me.role !== 'player' && `, ${say.roles[me.role]}`}
          </p>
          <Rename key={me.name} me={me} />
          {me.login && <ChangePassword me={me} />}
          {me.login && <RenewCode me={me} />}
          <Remove me={me} />
        </Panel>
        <Telegram me={me} />
        <Sessions me={me} />
        <Bots me={me} />
      </div>
    </>
  );
}
