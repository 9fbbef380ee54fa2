import { dialog } from '../state/dialog';
import { view } from '../state/store';
import { language, words } from '../words';
import { withMore } from '../words/more';
import { FairDialog } from './fair/FairDialog';
import { InviteDialog } from './invite/Invite';
import { CreateDialog } from './lobby/CreateDialog';
import { TableDialog } from './lobby/TableDialog';
import { Dialog } from './shell/Dialog';
import { later } from './shell/later';
import { NameDialog } from './shell/NameDialog';
import { ChatDialog } from './table/Chat';
import { LogList } from './table/LogList';
import { MatchPanel } from './table/MatchPanel';
import { BuyInDialog, SeatMenu, StandDialog, TopUpDialog } from './table/SeatDialogs';

const SettingsDialog = later(
  async () => (await withMore(import('./settings/SettingsDialog'), language.peek())).SettingsDialog,
);

const RulesSheet = later(
  async () => (await withMore(import('./table/RulesSheet'), language.peek())).RulesSheet,
);

function MatchDialog() {
  const now = view.value;
  return <Dialog title={words.value.match}>{now && <MatchPanel now={now} />}</Dialog>;
}

/** The dialog that is open. */
export function Dialogs() {
  const shown = dialog.value;
  switch (shown?.name) {
    case 'buy_in':
      return <BuyInDialog key="buy_in" seat={shown.seat} />;
    case 'name':
      return <NameDialog key="name" />;
    case 'top_up':
      return <TopUpDialog key="top_up" />;
    case 'stand':
      return <StandDialog key="stand" />;
    case 'seat_menu':
      return <SeatMenu key="seat_menu" />;
    case 'rules':
      return <RulesSheet key="rules" />;
    case 'match':
      return <MatchDialog key="match" />;
    case 'chat':
      return <ChatDialog key="chat" />;
    case 'create':
      return <CreateDialog key="create" />;
    case 'settings':
      return <SettingsDialog key="settings" />;
    case 'table':
      return <TableDialog key="table" />;
    case 'invite':
      return <InviteDialog key="invite" />;
    case 'fair':
      return <FairDialog key="fair" />;
    case 'log':
      return (
        <Dialog key="log" title={words.value.log}>
          <LogList />
        </Dialog>
      );
    default:
      return null;
  }
}
