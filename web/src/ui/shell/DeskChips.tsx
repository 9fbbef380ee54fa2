import '../../style/desks.css';
import { time } from '../../browser/time';
import { isCalled } from '../../state/alerts';
import { owes } from '../../state/options';
import { desk, desks } from '../../state/store';
import { remaining } from '../../values/clock';
import type { TableView } from '../../wire';
import { entry, words } from '../../words';
import { tableTitle } from '../../words/game';
import { Go } from './Go';

/** Seconds until the clock there runs out. */
function secondsLeft({ deadline, seconds }: TableView, offset: number | null): number | null {
  return deadline ? remaining(deadline, seconds, time.value + (offset ?? 0)).seconds : null;
}

/** What a table wants of who sits there: his turn, or the press for the next deal. */
function wanted(now: TableView, offset: number | null): string {
  const say = words.value.lobby;
  const left = secondsLeft(now, offset);
  if (isCalled(now)) return left === null ? say.yourTurn : `${say.yourTurn} · ${left}`;
  return owes(now, 'new_deal') && left !== null ? `${say.newDealIn} ${left}` : '';
}

/** The other tables where one sits, each with whether it is one's turn there. */
export function DeskChips() {
  const say = words.value;
  const others = desks.value.filter((one) => one !== desk.value && one.seated.value);
  return (
    <nav class="desk-bar" aria-label={say.lobby.yourTables}>
      {others.map((one) => {
        const { view: now, offset } = one.table.value;
        const turn = now !== null && isCalled(now);
        const title = now ? tableTitle(now.name, now.profile, say) : one.id;
        return (
          <Go
            key={one.id}
            to={{ page: 'table', table: one.id }}
            class={turn ? 'desk-chip turn' : 'desk-chip'}
          >
            <span>{title}</span>
            <b>{(now && wanted(now, offset)) || (entry(say.lobby.lines, one.line.value) ?? '')}</b>
          </Go>
        );
      })}
    </nav>
  );
}
