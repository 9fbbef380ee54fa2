import { more } from '../../words/more';
import { Page } from '../shell/Page';
import { SettingsForm } from './SettingsForm';

export function SettingsPage() {
  return (
    <Page title={more.value.settings.title}>
      <section class="panel">
        <SettingsForm />
      </section>
    </Page>
  );
}
