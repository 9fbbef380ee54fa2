import { useSignal } from '@preact/signals';
import type { Me, SessionView } from '../../api';
import { left } from '../../doing/entering';
import { endSession, logOut, logOutEverywhere, sessions } from '../../net/people';
import { dateText } from '../../words/dateText';
import { more } from '../../words/more';
import { FaultLine } from '../shell/FaultLine';
import { Panel } from '../shell/forms';
import { TwiceButton } from '../shell/TwiceButton';
import { useLoaded } from '../shell/useLoaded';
import { useTask } from '../shell/useTask';

function Row({ one, onEnd }: { one: SessionView; onEnd: () => void }) {
  const say = more.value.people;
  const since = say.since(dateText(one.created, 'moment'));
  return (
    <li class="row spread">
      <span>
        {one.current ? say.thisOne : one.kind === 'bot' ? say.botSession : ''}{' '}
        <span class="soft">{since}</span>
      </span>
      {!one.current && <TwiceButton text={say.endSession} sure={say.endSessionSure} onSure={onEnd} />}
    </li>
  );
}

/** Logging out; a guest is asked twice, as he cannot come back. */
function LogOut({ me }: { me: Me }) {
  const say = more.value.people;
  const task = useTask();
  const sure = useSignal(Boolean(me.login || me.telegram));
  const out = async (ask: () => Promise<unknown>) => {
    await ask();
    left();
  };
  if (!sure.value) {
    return (
      <div class="row">
        <button
          type="button"
          class="small"
          onClick={() => {
            sure.value = true;
          }}
        >
          {say.logOut}
        </button>
      </div>
    );
  }
  return (
    <>
      {!me.login && !me.telegram && <p class="soft">{say.logOutGuest}</p>}
      <div class="row">
        <button type="button" class="small" disabled={task.busy} onClick={() => task.run(() => out(logOut))}>
          {say.logOut}
        </button>
        {me.login && (
          <button
            type="button"
            class="small"
            disabled={task.busy}
            onClick={() => task.run(() => out(logOutEverywhere))}
          >
            {say.logOutEverywhere}
          </button>
        )}
      </div>
      <FaultLine code={task.fault} />
    </>
  );
}

export function Sessions({ me }: { me: Me }) {
  const say = more.value.people;
  const known = useLoaded(sessions, me.id);
  const task = useTask();
  return (
    <Panel title={say.sessions}>
      <ul class="list">
        {known.value?.sessions.map((one) => (
          <Row
            key={one.id}
            one={one}
            onEnd={() =>
              task.run(async () => {
                await endSession(one.id);
                known.again();
              })
            }
          />
        ))}
      </ul>
      <FaultLine code={task.fault ?? known.fault} />
      <LogOut me={me} />
    </Panel>
  );
}
