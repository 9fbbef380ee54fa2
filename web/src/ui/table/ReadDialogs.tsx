/** What is only read over the table. */
import { shown } from '../../state/shown';
import { words } from '../../words';
import { Dialog } from '../shell/Dialog';
import { LogList } from './LogList';
import { MatchPanel } from './MatchPanel';

export function MatchDialog() {
  const now = shown.value;
  return <Dialog title={words.value.match}>{now && <MatchPanel now={now} />}</Dialog>;
}

export function LogDialog() {
  return (
    <Dialog title={words.value.log}>
      <LogList />
    </Dialog>
  );
}
