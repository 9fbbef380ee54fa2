import { useSignal } from '@preact/signals';
import type { TableInfo } from '../../api';
import { keepKey, linkTo, ownKey } from '../../invitation';
import { invite, judge, members, oneTable } from '../../net/tables';
import { game } from '../../state/game';
import { me, view } from '../../state/store';
import type { TableView } from '../../wire';
import { chips, listed, words } from '../../words';
import { Dialog } from '../Dialog';
import { CopyButton, FaultLine } from '../shell/forms';
import { Go } from '../shell/Go';
import { useLoaded, useTask } from '../shell/useTask';
import { rakeText } from './TableRow';

/** The link that lets people in; a closed circle needs the key in it, which its opener makes. */
function Invite({ now }: { now: TableView }) {
  const say = words.value.lobby.info;
  const closed = Boolean(now.private || now.members_only);
  const key = useSignal(now.opener && closed ? ownKey(now.table) : null);
  const task = useTask();
  const link = linkTo(now.table, key.value);
  const share = typeof navigator.share === 'function';
  return (
    <section class="form">
      <h3>{say.invite}</h3>
      <p class="soft">{closed && now.opener ? say.inviteMeaning : say.plainLink}</p>
      {(!closed || !now.opener || key.value) && (
        <>
          <code class="address">{link}</code>
          <div class="row">
            <CopyButton text={link} label={say.copyLink} />
            {share && (
              <button
                type="button"
                class="small"
                onClick={() => {
                  navigator.share({ url: link }).catch(() => {});
                }}
              >
                {say.share}
              </button>
            )}
          </div>
        </>
      )}
      {closed && now.opener && (
        <div class="row">
          <button
            type="button"
            class="small"
            disabled={task.busy}
            onClick={() =>
              task.run(async () => {
                const made = await invite(now.table);
                keepKey(now.table, made.key);
                key.value = made.key;
              })
            }
          >
            {say.newKey}
          </button>
          <span class="soft">{say.newKeyMeaning}</span>
        </div>
      )}
      <FaultLine code={task.fault} />
    </section>
  );
}

/** Who asked, for those who let people in. */
function Members({ table }: { table: string }) {
  const say = words.value.lobby.info;
  const known = useLoaded(() => members(table), table);
  const task = useTask();
  const decide = (member: string, standing: 'approved' | 'refused' | 'removed') =>
    task.run(async () => known.put(await judge(table, { member, standing })));
  return (
    <section class="form">
      <h3>{say.members}</h3>
      {known.value?.members.length === 0 && <p class="soft">{say.noMembers}</p>}
      <ul class="list">
        {known.value?.members.map((one) => (
          <li key={one.member} class="row spread">
            <span>
              {one.name} <span class="soft">{say.standings[one.standing]}</span>
            </span>
            <span class="row">
              {one.standing !== 'approved' && (
                <button type="button" class="small" onClick={() => decide(one.member, 'approved')}>
                  {say.approve}
                </button>
              )}
              {one.standing === 'asked' && (
                <button type="button" class="small" onClick={() => decide(one.member, 'refused')}>
                  {say.refuse}
                </button>
              )}
              {one.standing === 'approved' && (
                <button type="button" class="small" onClick={() => decide(one.member, 'removed')}>
                  {say.remove}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <FaultLine code={task.fault ?? known.fault} />
    </section>
  );
}

function Facts({ now, info }: { now: TableView; info: TableInfo | null }) {
  const say = words.value;
  const facts = [
    game.value.title,
    say.lobby.anteIs(chips(now.ante)),
    ...(now.exact ? [] : [say.lobby.info.buyIn(chips(now.min_buy_in), chips(now.max_buy_in))]),
    ...(info ? [rakeText(info, say)] : now.no_rake ? [say.lobby.noRake[now.no_rake]] : []),
    ...(now.spectators ? [say.lobby.watching(now.spectators)] : []),
    ...(info?.clock && info.clock !== 'normal' ? [say.lobby.clocks[info.clock]] : []),
  ];
  return <p class="soft">{facts.join(' · ')}</p>;
}

function About({ now }: { now: TableView }) {
  const say = words.value.lobby.info;
  const info = useLoaded(() => oneTable(now.table), now.table);
  const host = now.opener || (me.value?.role ?? 'player') !== 'player';
  return (
    <>
      <Facts now={now} info={info.value} />
      {(now.waiting ?? []).length > 0 && <p class="soft">{say.waitingLine(listed(now.waiting ?? []))}</p>}
      <Invite now={now} />
      {host && (now.private || now.members_only) && <Members table={now.table} />}
      <Go to={{ page: 'club' }} query={`?table=${encodeURIComponent(now.table)}`} class="link">
        {say.sheet}
      </Go>
    </>
  );
}

/** What this table is, and the way to it for others. */
export function TableDialog() {
  const now = view.value;
  return (
    <Dialog title={now?.name || words.value.lobby.info.title}>
      {now && <About key={now.table} now={now} />}
    </Dialog>
  );
}
