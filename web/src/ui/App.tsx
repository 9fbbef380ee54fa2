import { type Page, route } from '../browser/router';
import { Dialogs } from './Dialogs';
import { later, wordy } from './shell/later';
import { Notice } from './shell/Notice';

const lobby = later(async () => (await import('./lobby/LobbyPage')).LobbyPage);

/** What each address shows, fetched when it is gone to. */
const PAGES = {
  lobby,
  table: later(async () => (await import('./table/TablePage')).TablePage),
  replay: wordy(
    () => import('./replay/ReplayPage'),
    (code) => code.ReplayPage,
  ),
  fair: wordy(
    () => import('./fair/FairPage'),
    (code) => code.FairPage,
  ),
  me: wordy(
    () => import('./me/MePage'),
    (code) => code.MePage,
  ),
  club: wordy(
    () => import('./club/ClubPage'),
    (code) => code.ClubPage,
  ),
  operate: wordy(
    () => import('./operate/OperatePage'),
    (code) => code.OperatePage,
  ),
  rules: wordy(
    () => import('./rules/RulesPage'),
    (code) => code.RulesPage,
  ),
  practice: wordy(
    () => import('./practice/PracticePage'),
    (code) => code.PracticePage,
  ),
  learn: wordy(
    () => import('./lesson/LessonPage'),
    (code) => code.LessonPage,
  ),
  settings: wordy(
    () => import('./settings/SettingsPage'),
    (code) => code.SettingsPage,
  ),
} satisfies Record<Page, unknown>;

/** Have a page's code here before it is shown. */
export function fetchPage(page: Page): Promise<void> {
  return PAGES[page].fetch();
}

export function App() {
  const Shown = PAGES[route.value.page];
  return (
    <>
      <Shown key={route.value.page} />
      <Notice />
      <Dialogs />
    </>
  );
}
