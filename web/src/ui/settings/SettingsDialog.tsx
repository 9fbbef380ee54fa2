import { more } from '../../words/more';
import { Dialog } from '../Dialog';
import { SettingsForm } from './SettingsForm';

/** The same at the table, which goes on behind it. */
export function SettingsDialog() {
  return (
    <Dialog title={more.value.settings.title}>
      <SettingsForm />
    </Dialog>
  );
}
