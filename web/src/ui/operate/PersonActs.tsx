import { useSignal } from '@preact/signals';
import type { Person, Role } from '../../api';
import { freshId } from '../../net/ids';
import { ban, grant, mute, newCode, setRole } from '../../net/operate';
import { me } from '../../state/store';
import { more } from '../../words/more';
import { Choice, Field, Secret } from '../shell/forms';
import { ActForm } from './ActForm';
import { ALWAYS } from './actText';

const HOUR = 3_600_000;
const SPANS = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR, always: ALWAYS, end: 0 };
type Span = keyof typeof SPANS;
type Act = 'ban' | 'mute' | 'password' | 'chips' | 'role';

function untilOf(span: Span): number {
  const length = SPANS[span];
  return length === 0 || length === ALWAYS ? length : Date.now() + length;
}

/** What an operator may do to a person. */
export function PersonActs({ known, onDone }: { known: Person; onDone: () => void }) {
  const { operate: say, people } = more.value;
  const { id, kind } = known.person;
  const act = useSignal<Act>('ban');
  const span = useSignal<Span>('day');
  const amount = useSignal('');
  const role = useSignal<Role>(known.person.role);
  const code = useSignal<string | null>(null);
  // The same act said twice is done once.
  const grantId = useSignal(freshId());
  const acts: Act[] = ['ban', 'mute', 'chips'];
  if (kind === 'account') acts.push('password');
  if (kind === 'account' && me.value?.role === 'admin') acts.push('role');
  const work = async (reason: string) => {
    if (act.value === 'ban') await ban(id, { reason, until: untilOf(span.value) });
    else if (act.value === 'mute') await mute(id, { reason, until: untilOf(span.value) });
    else if (act.value === 'password') code.value = (await newCode(id, reason)).code;
    else if (act.value === 'role') await setRole(id, { reason, role: role.value });
    else {
      await grant(id, { reason, id: grantId.value, amount: Number(amount.value) });
      grantId.value = freshId();
    }
    onDone();
  };
  return (
    <>
      <Choice label={say.act} value={act} choices={acts.map((name) => [name, say.acts[name]] as const)} />
      <ActForm key={act.value} button={say.doIt} work={work} grave={act.value === 'ban'}>
        {(act.value === 'ban' || act.value === 'mute') && (
          <Choice
            label={say.howLong}
            value={span}
            choices={(['hour', 'day', 'week', 'always', 'end'] as const).map((name) => [
              name,
              say.spans[name],
            ])}
          />
        )}
        {act.value === 'ban' && <p class="soft">{say.banTold}</p>}
        {act.value === 'chips' && <Field label={say.amount} value={amount} type="number" required />}
        {act.value === 'role' && (
          <Choice
            label={say.acts.role}
            value={role}
            choices={(['player', 'operator', 'admin'] as const).map((name) => [name, people.roles[name]])}
          />
        )}
      </ActForm>
      {code.value && <Secret text={code.value} meaning={say.code} />}
    </>
  );
}
