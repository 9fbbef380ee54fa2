import { useSignal } from '@preact/signals';
import type { Member, TableInfo, Verdict } from '../../api';
import { judge, members, oneTable } from '../../net/tables';
import { lastBank } from '../../state/replay';
import { shown } from '../../state/shown';
import { me } from '../../state/store';
import type { TableView } from '../../wire';
import { chips, listed, words } from '../../words';
import { game } from '../../words/atTable';
import { more } from '../../words/more';
import { rakeText } from '../../words/stakes';
import { Invite } from '../invite/Invite';
import { Dialog } from '../shell/Dialog';
import { FaultLine } from '../shell/FaultLine';
import { Go } from '../shell/Go';
import { useLoaded } from '../shell/useLoaded';
import { useTask } from '../shell/useTask';

interface PersonProps {
  one: Member;
  onDecide: (member: string, standing: Verdict['standing']) => void;
}

function Person({ one, onDecide }: PersonProps) {
  const say = more.value.inviting;
  const way = (standing: Verdict['standing'], text: string) => (
    <button type="button" class="small" onClick={() => onDecide(one.member, standing)}>
      {text}
    </button>
  );
  return (
    <li class="row spread">
      <span>
        {one.name} <span class="soft">{say.standings[one.standing]}</span>
      </span>
      <span class="row">
        {one.standing !== 'approved' && way('approved', say.approve)}
        {one.standing === 'asked' && way('refused', say.refuse)}
        {one.standing === 'approved' && way('removed', say.remove)}
      </span>
    </li>
  );
}

/** Who asked and who came to play, for those who let people in; apart, who only may. */
function Members({ table }: { table: string }) {
  const say = more.value.inviting;
  const known = useLoaded(() => members(table), table);
  const task = useTask();
  // Who has just been let in stays where he was looked at.
  const judged = useSignal<readonly string[]>([]);
  const decide: PersonProps['onDecide'] = (member, standing) => {
    judged.value = [...judged.peek(), member];
    void task.run(async () => known.put(await judge(table, { member, standing })));
  };
  const all = known.value?.members ?? [];
  const onlyLet = (one: Member) =>
    one.standing === 'approved' && !one.came && !judged.value.includes(one.member);
  const idle = all.filter(onlyLet);
  const list = (people: readonly Member[]) => (
    <ul class="list">
      {people.map((one) => (
        <Person key={one.member} one={one} onDecide={decide} />
      ))}
    </ul>
  );
  return (
    <section class="form">
      <h3>{say.members}</h3>
      {known.value && idle.length === all.length && <p class="soft">{say.noMembers}</p>}
      {list(all.filter((one) => !onlyLet(one)))}
      {idle.length > 0 && (
        <details>
          <summary>{say.onlyLet(idle.length)}</summary>
          {list(idle)}
        </details>
      )}
      <FaultLine code={task.fault ?? known.fault} />
    </section>
  );
}

function Facts({ now, info }: { now: TableView; info: TableInfo | null }) {
  const say = words.value;
  const facts = [
    game.value.title,
    say.lobby.anteIs(chips(now.ante)),
    ...(now.exact ? [] : [more.value.inviting.buyIn(chips(now.min_buy_in), chips(now.max_buy_in))]),
    ...(info ? [rakeText(info, say)] : now.no_rake ? [say.lobby.noRake[now.no_rake]] : []),
    ...(now.spectators ? [say.lobby.watching(now.spectators)] : []),
    ...(info?.clock && info.clock !== 'normal' ? [say.lobby.clocks[info.clock]] : []),
  ];
  return <p class="soft">{facts.join(' · ')}</p>;
}

function About({ now }: { now: TableView }) {
  const say = more.value.inviting;
  const info = useLoaded(() => oneTable(now.table), now.table);
  const last = lastBank(now);
  const host = now.opener || (me.value?.role ?? 'player') !== 'player';
  return (
    <>
      <Facts now={now} info={info.value} />
      {(now.waiting ?? []).length > 0 && <p class="soft">{say.waitingLine(listed(now.waiting ?? []))}</p>}
      {!now.practice && (
        <>
          <h3>{words.value.lobby.info.invite}</h3>
          <Invite now={now} />
        </>
      )}
      {host && (now.private || now.members_only) && <Members table={now.table} />}
      {last > 0 && (
        <Go to={{ page: 'replay', table: now.table, bank: last }} class="link">
          {say.lastBank}
        </Go>
      )}
      <Go to={{ page: 'club' }} query={`?table=${encodeURIComponent(now.table)}`} class="link">
        {say.sheet}
      </Go>
    </>
  );
}

/** What this table is, and the way to it for others. */
export function TableDialog() {
  const now = shown.value;
  return (
    <Dialog title={now?.name || more.value.inviting.title}>
      {now && <About key={now.table} now={now} />}
    </Dialog>
  );
}
