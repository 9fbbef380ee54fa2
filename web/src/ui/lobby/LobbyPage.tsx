import { go } from '../../router';
import { words } from '../../words';
import { Page } from '../shell/Page';

export function LobbyPage() {
  const say = words.value.lobby;
  return (
    <Page title={say.title}>
      <button type="button" class="press main" onClick={() => go({ page: 'table', table: 'svara' })}>
        {say.playNow}
      </button>
    </Page>
  );
}
