import { route } from '../router';
import { language } from '../words';
import { withMore } from '../words/more';
import { Dialogs } from './Dialogs';
import { Live, Notice } from './Live';
import { later } from './shell/later';

const TablePage = later(async () => (await import('./TablePage')).TablePage);
const LobbyPage = later(async () => (await import('./lobby/LobbyPage')).LobbyPage);
const MePage = later(async () => (await withMore(import('./me/MePage'), language.peek())).MePage);
const ClubPage = later(async () => (await withMore(import('./club/ClubPage'), language.peek())).ClubPage);
const OperatePage = later(
  async () => (await withMore(import('./operate/OperatePage'), language.peek())).OperatePage,
);
const FairPage = later(async () => (await import('./fair/FairPage')).FairPage);
const SettingsPage = later(
  async () => (await withMore(import('./settings/SettingsPage'), language.peek())).SettingsPage,
);

function Shown() {
  switch (route.value.page) {
    case 'table':
      return <TablePage />;
    case 'me':
      return <MePage />;
    case 'club':
      return <ClubPage />;
    case 'operate':
      return <OperatePage />;
    case 'fair':
      return <FairPage />;
    case 'settings':
      return <SettingsPage />;
    default:
      return <LobbyPage />;
  }
}

export function App() {
  return (
    <>
      <Shown />
      <Notice />
      <Live />
      <Dialogs />
    </>
  );
}
