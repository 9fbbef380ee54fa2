import { more } from '../../words/more';
import { Panel } from '../shell/forms';
import { Page } from '../shell/Page';
import { SettingsForm } from './SettingsForm';

export function SettingsPage() {
  const { title } = more.value.settings;
  return (
    <Page title={title}>
      <Panel title={title}>
        <SettingsForm />
      </Panel>
    </Page>
  );
}
