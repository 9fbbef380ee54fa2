import '../../style/figures.css';
import type { AuditLine } from '../../api';
import { entry } from '../../words';
import { dateText } from '../../words/dateText';
import { more } from '../../words/more';
import { actText } from './actText';

/** A name with its id, where that is another thing; what is neither a person nor a table has a word. */
function Named({ id, name }: { id: string; name: string }) {
  const known = entry(more.value.operate.named, id);
  if (known) return <>{known}</>;
  return (
    <>
      {name}
      {name !== id && <span class="soft"> {id}</span>}
    </>
  );
}

export function AuditList({ acts }: { acts: readonly AuditLine[] }) {
  const say = more.value;
  return (
    <ul class="list audit">
      {acts.map((line) => (
        <li key={line.id}>
          <span class="soft">
            {dateText(line.at, 'moment')} · <Named id={line.who} name={line.who_name} />
          </span>
          <br />
          <b>{actText(line, say)}</b>, <Named id={line.target} name={line.target_name} />
          <br />
          <i>{line.reason}</i>
        </li>
      ))}
    </ul>
  );
}
