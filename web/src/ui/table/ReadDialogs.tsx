/** What is only read over the table. */
import { view } from '../../state/store';
import { words } from '../../words';
import { Dialog } from '../shell/Dialog';
import { LogList } from './LogList';
import { MatchPanel } from './MatchPanel';

export function MatchDialog() {
  const now = view.value;
  return <Dialog title={words.value.match}>{now && <MatchPanel now={now} />}</Dialog>;
}

export function LogDialog() {
  return (
    <Dialog title={words.value.log}>
      <LogList />
    </Dialog>
  );
}
