import { words } from '../words';
import { bound } from '../words/bound';
import { Dialog } from './Dialog';

export function RulesSheet() {
  const say = words.value;
  return (
    <Dialog title={say.rules}>
      <div class="rules">
        {say.sheet.map((part) => (
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
