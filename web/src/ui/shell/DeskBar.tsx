import { time } from '../../browser/time';
import { owedBy } from '../../state/options';
import { desk, desks } from '../../state/store';
import { remaining } from '../../values/clock';
import type { TableView } from '../../wire';
import { entry, words } from '../../words';
import { tableTitle } from '../../words/game';
import { Go } from './Go';

/** The seconds that one has there, while it is one's turn. */
function secondsText(now: TableView, offset: number | null): string {
  if (!now.deadline) return '';
  return ` · ${remaining(now.deadline, now.seconds, time.value + (offset ?? 0)).seconds}`;
}

/** The other tables where one sits, each with whether it is one's turn there. */
export function DeskBar() {
  const say = words.value;
  const others = desks.value.filter((one) => one !== desk.value && one.seated.value);
  if (others.length === 0) return null;
  return (
    <nav class="desk-bar" aria-label={say.lobby.yourTables}>
      {others.map((one) => {
        const { view: now, offset } = one.table.value;
        const turn = now !== null && owedBy(now);
        const title = now ? tableTitle(now.name, now.profile, say) : one.id;
        return (
          <Go
            key={one.id}
            to={{ page: 'table', table: one.id }}
            class={turn ? 'desk-chip turn' : 'desk-chip'}
          >
            <span>{title}</span>
            <b>
              {turn
                ? say.lobby.yourTurn + secondsText(now, offset)
                : (entry(say.lobby.lines, one.line.value) ?? '')}
            </b>
          </Go>
        );
      })}
    </nav>
  );
}
