import { route } from '../router';
import { ClubPage } from './club/ClubPage';
import { Dialogs } from './Dialogs';
import { FairPage } from './fair/FairPage';
import { Live, Notice } from './Live';
import { LobbyPage } from './lobby/LobbyPage';
import { MePage } from './me/MePage';
import { OperatePage } from './operate/OperatePage';
import { TablePage } from './TablePage';

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
