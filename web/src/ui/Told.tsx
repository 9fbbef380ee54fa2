import { meaningsOf } from '../state/meanings';
import { desk } from '../state/store';
import type { TableView } from '../wire';
import { words } from '../words';
import { preparedName } from './PreparedRow';

/** What is to be said of the decision: first what was prepared for it in vain, then what its buttons mean. */
export function toldOf(now: TableView): string[] {
  const dropped = desk.value.dropped.value;
  const vain = dropped ? [words.value.dock.dropped(preparedName(dropped))] : [];
  return [...vain, ...meaningsOf(now)];
}

export function Told({ lines }: { lines: readonly string[] }) {
  return (
    <div class="told" role="status">
      {lines.map((line) => (
        <p key={line} class="meaning">
          {line}
        </p>
      ))}
    </div>
  );
}
