import { game } from '../state/game';
import { me, view, wallet } from '../state/store';
import { chips, language, speak, words } from '../words';
import { dialog } from './dialogs';

export function TopBar() {
  const say = words.value;
  const match = view.value?.match;
  const other = language.value === 'ru' ? 'en' : 'ru';
  return (
    <header class="bar">
      <h1>{game.value.title}</h1>
      {me.value && (
        <span class="me">
          <span class="me-name">{me.value.name}</span>
          {!view.value?.exact && (
            <span class="me-wallet" title={say.wallet}>
              <span class="unseen">{say.wallet} </span>
              <span class="disc" aria-hidden="true" />
              {chips(wallet.value)}
            </span>
          )}
        </span>
      )}
      {match && (
        <button
          type="button"
          class="icon wordy"
          aria-label={say.matchBank(match.bank, match.banks)}
          onClick={() => {
            dialog.value = { name: 'match' };
          }}
        >
          {say.matchShort(match.bank, match.banks)}
        </button>
      )}
      <button
        type="button"
        class="icon wordy"
        onClick={() => {
          dialog.value = { name: 'rules' };
        }}
      >
        {say.rules}
      </button>
      <button
        type="button"
        class="icon wordy"
        lang={other}
        aria-label={say.otherLanguage}
        onClick={() => speak(other)}
      >
        {other.toUpperCase()}
      </button>
    </header>
  );
}
