import { effect } from '@preact/signals';
import { render } from 'preact';
import { beginDrawing } from './browser/drawing';
import { beginHistory, route } from './browser/router';
import { keepTheHead } from './doing/head';
import { beginLines, resumeSeats } from './doing/lines';
import { followOtherPages, recogniseMe } from './doing/people';
import { beginPreparing } from './doing/preparing';
import './style/index.css';
import { isWithinTelegram } from './browser/telegram/launch';
import { whenIdle } from './browser/timing';
import { beginVersions, keepThePage } from './doing/version';
import { beginWanted } from './doing/wanted';
import { closeDialog } from './state/dialog';
import { showSettings } from './state/settings';
import { desks, testHouse } from './state/store';
import { App, fetchPage } from './ui/App';
import { beginWords } from './words';

/** A dialog is about the page that it was opened on. */
function keepDialogsToTheirPage(): void {
  effect(() => {
    route.value;
    closeDialog();
  });
}

/** What a house for tests writes over its page is said by the page itself, in its language. */
function takeTheBanner(): void {
  const banner = document.getElementById('test-house');
  testHouse.value = banner !== null;
  banner?.remove();
}

/** Who is at no table is called nowhere. */
function callWhoPlays(): void {
  const stop = effect(() => {
    if (desks.value.length === 0) return;
    queueMicrotask(() => stop());
    whenIdle(() => void import('./doing/alerting').then(({ beginAlerting }) => beginAlerting()));
  });
}

/** What goes with an app that shows the page; what it returns is to be called when there is something to see. */
async function beginWithin(): Promise<() => void> {
  if (!isWithinTelegram()) return () => {};
  const { beginTelegram } = await import('./doing/telegram');
  return beginTelegram();
}

async function begin(): Promise<void> {
  beginDrawing();
  showSettings();
  const [shown] = await Promise.all([beginWithin(), beginWords(), fetchPage(route.peek().page)]);
  keepTheHead();
  keepDialogsToTheirPage();
  takeTheBanner();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  shown();
  beginHistory();
  beginLines();
  callWhoPlays();
  beginPreparing();
  beginWanted();
  beginVersions();
  followOtherPages();
  keepThePage();
  recogniseMe().then(resumeSeats, () => {
    // The server cannot be reached: whatever is asked of it next says so.
  });
}

void begin();
