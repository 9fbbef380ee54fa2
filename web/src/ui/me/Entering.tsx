import { beSomebody, entered } from '../../doing/entering';
import { suggestedName } from '../../doing/people';
import { logIn, recover, signUp } from '../../net/people';
import { me } from '../../state/store';
import { more } from '../../words/more';
import { Panel } from '../shell/forms';
import { freshCode } from './code';
import { PersonForm } from './PersonForm';

function GuestForm({ button }: { button: string }) {
  return (
    <PersonForm
      asks={['nickname']}
      begin={{ nickname: suggestedName() }}
      button={button}
      work={({ nickname }) => beSomebody(nickname)}
    />
  );
}

export function LogInForm() {
  return (
    <PersonForm
      asks={['login', 'password']}
      button={more.value.people.logIn}
      work={async ({ login, password }) => entered(await logIn({ name: login, password }))}
    />
  );
}

/** A guest keeps all he has; a stranger begins with an account. */
export function SignUpForm() {
  return (
    <PersonForm
      asks={['newName', 'first']}
      begin={{ newName: me.value?.name ?? '' }}
      button={more.value.people.signUp}
      work={async ({ newName, first }) => {
        const signed = await signUp({ name: newName, password: first });
        freshCode.value = signed.recovery;
        entered(signed.me);
      }}
    />
  );
}

function RecoverForm() {
  const say = more.value.people;
  return (
    <PersonForm
      asks={['login', 'code', 'fresh']}
      button={say.recover}
      work={async ({ login, code, fresh }) => {
        const signed = await recover({ name: login, code: code.trim(), password: fresh });
        freshCode.value = signed.recovery;
        entered(signed.me);
      }}
    >
      <p class="soft">{say.recoverMeaning}</p>
    </PersonForm>
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
