import { route } from '../router';
import { Dialogs } from './Dialogs';
import { FairPage } from './fair/FairPage';
import { Live, Notice } from './Live';
import { LobbyPage } from './lobby/LobbyPage';
import { TablePage } from './TablePage';

function Shown() {
  switch (route.value.page) {
    case 'table':
      return <TablePage />;
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
