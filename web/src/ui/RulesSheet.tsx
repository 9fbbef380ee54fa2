import { game } from '../state/game';
import { view } from '../state/store';
import { chips, words } from '../words';
import { bound } from '../words/bound';
import { Dialog } from './Dialog';

export function RulesSheet() {
  const now = view.value;
  const sheet = game.value.sheet({
    ante: chips(now?.ante ?? 0),
    fresh: now?.style === 'fresh',
    exact: now?.exact ?? false,
    banks: now?.match?.banks ?? null,
  });
  return (
    <Dialog title={`${game.value.title}: ${words.value.rules.toLowerCase()}`}>
      <div class="rules">
        {sheet.map((part) => (
          <section key={part.title}>
            <h3>{part.title}</h3>
            {part.lines.map((text) => (
              <p key={text}>{bound(text)}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
