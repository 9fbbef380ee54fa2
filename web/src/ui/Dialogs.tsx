import { dialog, type OpenDialog } from '../state/dialog';
import { later, wordy } from './shell/later';

/** The sheets that are about nothing but the page under them, each fetched with its like. */
const SHEETS = {
  name: wordy(
    () => import('./shell/NameDialog'),
    (code) => code.NameDialog,
  ),
  top_up: later(async () => (await import('./table/SeatDialogs')).TopUpDialog),
  stand: later(async () => (await import('./table/SeatDialogs')).StandDialog),
  seat_menu: later(async () => (await import('./table/SeatDialogs')).SeatMenu),
  match: later(async () => (await import('./table/ReadDialogs')).MatchDialog),
  log: later(async () => (await import('./table/ReadDialogs')).LogDialog),
  chat: wordy(
    () => import('./table/Chat'),
    (code) => code.ChatDialog,
  ),
  table: wordy(
    () => import('./lobby/TableDialog'),
    (code) => code.TableDialog,
  ),
  invite: wordy(
    () => import('./invite/Invite'),
    (code) => code.InviteDialog,
  ),
  create: wordy(
    () => import('./lobby/CreateDialog'),
    (code) => code.CreateDialog,
  ),
  rules: wordy(
    () => import('./table/RulesSheet'),
    (code) => code.RulesSheet,
  ),
  settings: wordy(
    () => import('./settings/SettingsDialog'),
    (code) => code.SettingsDialog,
  ),
  fair: wordy(
    () => import('./fair/FairDialog'),
    (code) => code.FairDialog,
  ),
} satisfies Record<Exclude<OpenDialog['name'], 'buy_in'>, unknown>;

const BuyInDialog = later(async () => (await import('./table/SeatDialogs')).BuyInDialog);

/** Have the sheets of the table here before one is wanted. */
export function fetchTableDialogs(): void {
  for (const sheet of [BuyInDialog, SHEETS.name, SHEETS.chat, SHEETS.log]) void sheet.fetch();
}

/** The dialog that is open. */
export function Dialogs() {
  const shown = dialog.value;
  if (!shown) return null;
  if (shown.name === 'buy_in') return <BuyInDialog key="buy_in" seat={shown.seat} />;
  const Sheet = SHEETS[shown.name];
  return <Sheet key={shown.name} />;
}
