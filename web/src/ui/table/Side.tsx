import '../../style/mouse.css';
import { shown } from '../../state/shown';
import { view } from '../../state/store';
import { words } from '../../words';
import { later, wordy } from '../shell/later';
import { LogList } from './LogList';

const MatchPanel = later(async () => (await import('./MatchPanel')).MatchPanel);

const ChatPanel = wordy(
  () => import('./Chat'),
  (code) => code.ChatPanel,
);

/** Whether anything may ever be said here, to all or to a pool. */
function mayBeSaid(): boolean {
  return view.value?.chat !== false || view.value?.pool_chat === true;
}

/** On a desktop, what was done and what was said. */
export function Side() {
  return (
    <aside class="log-side" aria-label={words.value.log}>
      {shown.value?.match && <MatchPanel now={shown.value} />}
      <h2>{words.value.log}</h2>
      <LogList />
      {mayBeSaid() && (
        <>
          <h2>{words.value.chat.title}</h2>
          <ChatPanel />
        </>
      )}
    </aside>
  );
}
