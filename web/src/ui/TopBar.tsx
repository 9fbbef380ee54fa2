import { me, wallet } from '../state/store';
import { chips, language, speak, words } from '../words';
import { dialog } from './dialogs';

export function TopBar() {
  const say = words.value;
  const other = language.value === 'ru' ? 'en' : 'ru';
  return (
    <header class="bar">
      <h1>{say.title}</h1>
      {me.value && (
        <span class="me">
          <span class="me-name">{me.value.name}</span>
          <span class="me-wallet" title={say.wallet}>
            <span class="unseen">{say.wallet} </span>
            <span class="disc" aria-hidden="true" />
            {chips(wallet.value)}
          </span>
        </span>
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
