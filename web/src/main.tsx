import { effect } from '@preact/signals';
import { render } from 'preact';
import { beginLines, resumeSeats } from './lines';
import { recogniseMe } from './people';
import { beginPreparing } from './preparing';
import { followHistory, route } from './router';
import './style/index.css';
import { titleCalls, titleOf } from './state/calling';
import { brightSystem } from './state/device';
import { game } from './state/game';
import { settings, showSettings, surroundingLight } from './state/settings';
import { desks, testHouse } from './state/store';
import { isWithinTelegram } from './telegram/launch';
import { App, fetchDialogs, fetchPage } from './ui/App';
import { closeDialog } from './ui/dialogs';
import { followVersions, keepThePage } from './version';
import { beginWanted } from './wanted';
import { beginWords, language, words } from './words';

/** The page's language and name, and what goes with the address. */
function keepTheHead(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    const title = route.value.page === 'table' ? game.value.title : words.value.family;
    const plain = testHouse.value ? `TEST · ${title}` : title;
    document.title = titleOf(plain, words.value.calls.yourTurn, titleCalls.value);
  });
  effect(() => {
    // The browser's own bars take the colour of the page, in whichever light it is shown.
    brightSystem.value;
    settings.value;
    surroundingLight.value;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
  });
  effect(() => {
    // A dialog is about the page that it was opened on.
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
    void import('./alerting').then(({ beginAlerting }) => beginAlerting());
  });
}

/** Safari has no word for it. */
function whenIdle(what: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(what);
  else setTimeout(what, 1000);
}

/** What goes with an app that shows the page; what it returns is to be called when there is something to see. */
async function beginWithin(): Promise<() => void> {
  if (!isWithinTelegram()) return () => {};
  const { beginTelegram } = await import('./telegram/begin');
  return beginTelegram();
}

async function begin(): Promise<void> {
  showSettings();
  const [shown] = await Promise.all([beginWithin(), beginWords(), fetchPage(route.peek().page)]);
  keepTheHead();
  takeTheBanner();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  shown();
  followHistory();
  beginLines();
  callWhoPlays();
  beginPreparing();
  beginWanted();
  followVersions();
  whenIdle(fetchDialogs);
  keepThePage();
  recogniseMe().then(resumeSeats, () => {
    // The server cannot be reached: whatever is asked of it next says so.
  });
}

void begin();
