import type { TableInfo } from '../../api';
import { go } from '../../browser/router';
import { me } from '../../state/store';
import { chips, type Words, words } from '../../words';
import { gameWords } from '../../words/game';

/** Whether a rake is taken, and why not. */
export function rakeText(one: TableInfo, say: Words): string {
  if (one.no_rake) return say.lobby.noRake[one.no_rake];
  return say.lobby.rake(one.rake ?? 0, chips(one.rake_cap ?? 0));
}

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

/** One table of the lobby. */
export function TableRow({ one }: { one: TableInfo }) {
  const say = words.value;
  const title = gameWords(one.game, say).title;
  const text = buttonOf(one, say);
  return (
    <li class="table-row">
      <span class="table-name">
        <b>{one.name || title}</b>
        {one.name && <span class="soft"> {title}</span>}
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
      <button
        type="button"
        class="small"
        aria-label={`${text}: ${one.name || title}`}
        onClick={() => go({ page: 'table', table: one.id })}
      >
        {text}
      </button>
    </li>
  );
}
