import { more } from '../../words/more';
import { Dialog } from '../shell/Dialog';
import { SettingsForm } from './SettingsForm';

/** The same at the table, which goes on behind it. */
export function SettingsDialog() {
  return (
    <Dialog title={more.value.settings.title}>
      <SettingsForm />
    </Dialog>
  );
}
