import { owedBy } from '../../state/options';
import { desk, desks } from '../../state/store';
import { entry, words } from '../../words';
import { gameWords } from '../../words/game';
import { Go } from './Go';

/** The other tables where one sits, each with whether it is one's turn there. */
export function DeskBar() {
  const say = words.value;
  const others = desks.value.filter((one) => one !== desk.value && one.seated.value);
  if (others.length === 0) return null;
  return (
    <nav class="desk-bar" aria-label={say.lobby.yourTables}>
      {others.map((one) => {
        const now = one.table.value.view;
        const turn = now !== null && owedBy(now);
        const title = now ? gameWords(now.profile, say).title : one.id;
        return (
          <Go
            key={one.id}
            to={{ page: 'table', table: one.id }}
            class={turn ? 'desk-chip turn' : 'desk-chip'}
          >
            <span>{title}</span>
            <b>{turn ? say.lobby.yourTurn : (entry(say.lobby.lines, one.line.value) ?? '')}</b>
          </Go>
        );
      })}
    </nav>
  );
}
