import { useEffect } from 'preact/hooks';
import { go } from '../../browser/router';
import { whenIdle } from '../../browser/timing';
import { columns } from '../../browser/window';
import { retry } from '../../doing/lines';
import { followTable } from '../../doing/showing';
import { lessonAt } from '../../state/lesson';
import { shown } from '../../state/shown';
import { desk, view } from '../../state/store';
import { entry, words } from '../../words';
import { game } from '../../words/atTable';
import { fetchTableDialogs } from '../Dialogs';
import { Dock } from '../dock/Dock';
import { AskIn } from '../dock/WaitingDock';
import { DeskBar } from '../shell/DeskBar';
import { useKept, useLanding } from '../shell/landing';
import { later, wordy } from '../shell/later';
import { Skip } from '../shell/Skip';
import { Strips } from '../shell/Strips';
import { Banner } from './Banner';
import { Felt } from './Felt';
import { TopBar } from './TopBar';

const Live = later(async () => (await import('./Live')).Live);
const Side = later(async () => (await import('./Side')).Side);

const Banned = later(async () => (await import('../shell/Banned')).Banned);

const Coach = wordy(
  () => import('../lesson/Coach'),
  (code) => code.Coach,
);

/** Why there is no line to this table, and what can be done about it. */
function Ended({ reason }: { reason: string }) {
  const say = words.value;
  const practised = reason === 'closed' && view.value?.practice === true;
  const why = practised
    ? say.pages.practiceOver
    : (entry(say.endings.known, reason) ?? say.endings.other(reason));
  return (
    <main class="ended" id="main" tabIndex={-1}>
      <p role="alert">
        {why}
        {reason === 'banned' && <Banned />}
      </p>
      {reason === 'not_allowed' && <AskIn table={desk.value.id} />}
      <div class="presses">
        <button
          type="button"
          class="press plain"
          onClick={() => {
            if (practised) go({ page: 'practice' });
            else if (reason === 'other_version') location.reload();
            else retry(desk.peek());
          }}
        >
          {practised ? say.pages.practice : say.endings.again}
        </button>
        <button type="button" class="press main" onClick={() => go({ page: 'lobby' })}>
          {say.pages.lobby}
        </button>
      </div>
    </main>
  );
}

/** Whatever the table shows next, the keyboard is somewhere; this draws nothing, and only this anew each time. */
function KeptFocus() {
  useKept(shown.value);
  return null;
}

export function TablePage() {
  useEffect(followTable, []);
  useEffect(() => whenIdle(fetchTableDialogs), []);
  useLanding();
  const reason = desk.value.ended.value;
  return (
    <div class="app">
      <Skip />
      <TopBar />
      <Live />
      <KeptFocus />
      <DeskBar />
      <Strips />
      {lessonAt.value !== '' && lessonAt.value === desk.value.id && <Coach />}
      {reason === null ? (
        <main class="play" id="main" tabIndex={-1} aria-label={view.value?.name || game.value.title}>
          <Felt />
          <Dock />
        </main>
      ) : (
        <Ended reason={reason} />
      )}
      {reason === null && columns.value && <Side />}
      {reason === null && <Banner />}
    </div>
  );
}
