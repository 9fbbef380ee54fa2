import type { ComponentChildren } from 'preact';
import type { Me } from '../../api';
import { entered, left } from '../../doing/entering';
import { changePassword, deleteMe, rename, renewRecovery } from '../../net/people';
import { more } from '../../words/more';
import { Panel, Secret } from '../shell/forms';
import { Bots } from './Bots';
import { freshCode } from './code';
import { LogInForm, SignUpForm } from './Entering';
import { PersonForm } from './PersonForm';
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

/** Something that one may do about oneself, closed until it is wanted. */
function Fold({
  title,
  meaning,
  children,
}: {
  title: string;
  meaning?: string;
  children: ComponentChildren;
}) {
  return (
    <details class="fold">
      <summary>{title}</summary>
      {meaning && <p class="soft">{meaning}</p>}
      {children}
    </details>
  );
}

function Rename({ me }: { me: Me }) {
  const say = more.value.people;
  return (
    <Fold title={say.rename} meaning={say.renameMeaning}>
      <PersonForm
        plain
        asks={['newName']}
        begin={{ newName: me.name }}
        button={say.renameGo}
        work={async ({ newName }) => entered(await rename({ name: newName }))}
      />
    </Fold>
  );
}

function ChangePassword({ me }: { me: Me }) {
  const say = more.value.people;
  return (
    <Fold title={say.changePassword}>
      <PersonForm
        plain
        asks={['old', 'fresh']}
        whose={me.name}
        button={say.changePasswordGo}
        done={say.passwordChanged}
        work={async ({ old, fresh }) => {
          await changePassword({ old, new: fresh });
        }}
      />
    </Fold>
  );
}

function RenewCode({ me }: { me: Me }) {
  const say = more.value.people;
  return (
    <Fold title={say.renewCode}>
      <PersonForm
        plain
        asks={['password']}
        whose={me.name}
        button={say.renewCodeGo}
        work={async ({ password }) => {
          freshCode.value = (await renewRecovery({ password })).recovery;
        }}
      />
    </Fold>
  );
}

/** Who has no password says it twice: by opening this, and by its button. */
function Remove({ me }: { me: Me }) {
  const say = more.value.people;
  return (
    <Fold title={say.remove} meaning={say.removeMeaning}>
      <PersonForm
        plain
        asks={me.login ? ['password'] : []}
        whose={me.login ? me.name : undefined}
        button={say.removeSure}
        work={async ({ password }) => {
          await deleteMe(me.login ? { password } : { confirm: 'delete' });
          left();
        }}
      />
    </Fold>
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
        <summary>{more.value.inviting.haveAccount}</summary>
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
