import type { ComponentChildren } from 'preact';
import type { TableInfo } from '../../api';
import { go } from '../../browser/router';
import { lendName } from '../../doing/people';
import { me } from '../../state/store';
import { chips, type Words, words } from '../../words';
import { gameWords } from '../../words/game';
import { rakeText } from '../../words/stakes';
import { EyeMark } from '../shell/EyeMark';
import { Go } from '../shell/Go';

function notes(one: TableInfo, say: Words): string[] {
  const { lobby } = say;
  return [
    lobby.anteIs(chips(one.ante)),
    ...(one.bots > 0 ? [lobby.withBots(one.bots)] : []),
    ...(one.spectators ? [lobby.watching(one.spectators)] : []),
    ...(one.waiting ? [lobby.waiting(one.waiting)] : []),
    ...(one.private ? [lobby.private] : one.members_only ? [lobby.membersOnly] : []),
    ...(one.clock && one.clock !== 'normal' ? [lobby.clocks[one.clock]] : []),
    rakeText(one, say),
  ];
}

function buttonOf(one: TableInfo, say: Words): string {
  if (one.you !== null && one.you !== undefined) return say.lobby.goOn;
  // Whoever is nobody yet is a guest when he comes.
  const open = me.value === null ? !one.members_only : one.may_sit !== false;
  return one.free > 0 && open && one.clock !== 'none' ? say.lobby.sitDown : say.lobby.watch;
}

/** Whether who asks may look on, without a seat. */
function isOpenToSight(one: TableInfo): boolean {
  return one.looked_on !== false || one.opener === true || typeof one.you === 'number';
}

/** To the table without a seat there; who has no name is lent one. */
function Watch({ one, title, class: own, children }: WatchProps) {
  return (
    <Go
      to={{ page: 'table', table: one.id }}
      class={own}
      label={`${words.value.lobby.watch}: ${title}`}
      onGo={lendName}
    >
      {children}
    </Go>
  );
}

interface WatchProps {
  one: TableInfo;
  title: string;
  class: string;
  children: ComponentChildren;
}

/** One table of the lobby: its name leads to it as an onlooker, its button to a seat. */
export function TableRow({ one }: { one: TableInfo }) {
  const say = words.value;
  const game = gameWords(one.game, say).title;
  const title = one.name || game;
  const text = buttonOf(one, say);
  const name = <b>{title}</b>;
  const seen = isOpenToSight(one);
  return (
    <li class="table-row">
      <span class="table-name">
        {seen ? (
          <Watch one={one} title={title} class="table-link">
            {name}
          </Watch>
        ) : (
          name
        )}
        {one.name && <span class="soft"> {game}</span>}
      </span>
      <span class="table-people">
        <span class="seats" aria-hidden="true">
          {Array.from({ length: one.seats }, (_, place) => (
            <i
              key={place}
              class={place < one.taken - one.bots ? 'person' : place < one.taken ? 'robot' : ''}
            />
          ))}
        </span>
        {say.lobby.people(one.taken, one.seats)}
      </span>
      <span class="soft table-notes">{notes(one, say).join(' · ')}</span>
      <span class="table-ways">
        {seen && text === say.lobby.sitDown && (
          <Watch one={one} title={title} class="icon">
            <EyeMark />
          </Watch>
        )}
        <button
          type="button"
          class="small"
          aria-label={`${text}: ${title}`}
          onClick={() => {
            if (text === say.lobby.watch) lendName();
            go({ page: 'table', table: one.id });
          }}
        >
          {text}
        </button>
      </span>
    </li>
  );
}
