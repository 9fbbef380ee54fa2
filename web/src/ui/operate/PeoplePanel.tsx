import { useSignal } from '@preact/signals';
import type { Person, PersonLine } from '../../api';
import { findPeople, person } from '../../net/operate';
import { chips, words } from '../../words';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { FaultLine } from '../shell/FaultLine';
import { Field, Form, Panel } from '../shell/forms';
import { useLoaded } from '../shell/useLoaded';
import { useTask } from '../shell/useTask';
import { AuditList } from './AuditList';
import { untilText } from './actText';
import { PersonActs } from './PersonActs';

function standing(one: PersonLine): string {
  const all = more.value;
  const { operate: say, people } = all;
  const now = Date.now();
  return [
    people.kinds[one.kind],
    ...(one.role === 'player' ? [] : [people.roles[one.role]]),
    ...(one.banned_until > now ? [say.banned(untilText(one.banned_until, all))] : []),
    ...(one.muted_until > now ? [say.muted(untilText(one.muted_until, all))] : []),
    `${say.wallet} ${chips(one.wallet)}`,
  ].join(', ');
}

function Details({ known }: { known: Person }) {
  const say = more.value.operate;
  return (
    <>
      <p class="soft">
        {say.sessions(known.sessions)}
        {known.seats.map(
          (held) =>
            ` · ${say.seat(tableTitle(held.table_name, held.game, words.value), held.seat + 1, chips(held.stack))}`,
        )}
      </p>
      <AuditList acts={known.acts} />
    </>
  );
}

function Chosen({ id, onChanged }: { id: string; onChanged: () => void }) {
  const known = useLoaded(() => person(id), id);
  return (
    <div class="chosen">
      <FaultLine code={known.fault} />
      {known.value && (
        <>
          <PersonActs
            known={known.value}
            onDone={() => {
              known.again();
              onChanged();
            }}
          />
          <Details known={known.value} />
        </>
      )}
    </div>
  );
}

export function PeoplePanel() {
  const say = more.value.operate;
  const search = useSignal('');
  const found = useSignal<readonly PersonLine[] | null>(null);
  const chosen = useSignal<string | null>(null);
  const task = useTask();
  const look = async () => {
    found.value = (await findPeople(search.value)).people;
  };
  return (
    <Panel title={say.people}>
      <Form plain task={task} button={say.find} work={look}>
        <Field label={say.search} value={search} />
      </Form>
      {found.value?.length === 0 && <p class="soft">{say.nobody}</p>}
      <ul class="list">
        {found.value?.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              class="link"
              aria-expanded={chosen.value === one.id}
              onClick={() => {
                chosen.value = chosen.value === one.id ? null : one.id;
              }}
            >
              {one.name || one.id}
            </button>{' '}
            <span class="soft">{standing(one)}</span>
            {chosen.value === one.id && <Chosen id={one.id} onChanged={() => void task.run(look)} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
