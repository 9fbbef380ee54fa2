import { asked, line, view } from '../state/store';
import { words } from '../words';
import { Dialogs } from './Dialogs';
import { Dock } from './Dock';
import { dialog } from './dialogs';
import { Felt } from './Felt';
import { Live, Notice } from './Live';
import { LogList } from './LogList';
import { MatchPanel } from './MatchPanel';
import { TopBar } from './TopBar';

function Banner() {
  const say = words.value;
  if (line.value === 'up' || dialog.value?.name === 'name') return null;
  const down = asked.value.length > 0 ? say.lineDownKept : say.lineDown;
  return (
    <div class={`banner ${line.value}`} role="status">
      {line.value === 'down' ? down : say.connecting}
    </div>
  );
}

export function App() {
  return (
    <div class="app">
      <TopBar />
      <Felt />
      <Dock />
      <aside class="log-side" aria-label={words.value.log}>
        {view.value?.match && <MatchPanel now={view.value} />}
        <h2>{words.value.log}</h2>
        <LogList />
      </aside>
      <Banner />
      <Notice />
      <Live />
      <Dialogs />
    </div>
  );
}
