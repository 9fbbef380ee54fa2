import type { AuditLine } from '../../api';
import { dateText } from '../../dates';

export function AuditList({ acts }: { acts: readonly AuditLine[] }) {
  return (
    <ul class="list audit">
      {acts.map((line) => (
        <li key={line.id}>
          <span class="soft">{dateText(line.at, 'moment')}</span> <b>{line.act}</b>{' '}
          {[line.target, line.detail].filter(Boolean).join(', ')} <span class="soft">{line.who}</span>
          <br />
          <i>{line.reason}</i>
        </li>
      ))}
    </ul>
  );
}
