import { dialog } from '../../state/dialog';
import { shown } from '../../state/shown';
import { view } from '../../state/store';
import { words } from '../../words';
import { game } from '../../words/atTable';
import { GearMark } from '../shell/GearMark';
import { Go } from '../shell/Go';
import { MeBadge } from '../shell/MeBadge';

export function TopBar() {
  const say = words.value;
  const match = shown.value?.match;
  return (
    <header class="bar">
      <Go to={{ page: 'lobby' }} class="icon to-lobby" label={say.pages.lobby}>
        ‹
      </Go>
      <h1>
        <button
          type="button"
          class="title"
          aria-haspopup="dialog"
          disabled={!view.value}
          onClick={() => {
            dialog.value = { name: 'table' };
          }}
        >
          {view.value?.name || game.value.title}
        </button>
      </h1>
      <MeBadge />
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
        class="icon"
        aria-label={say.rules}
        onClick={() => {
          dialog.value = { name: 'rules' };
        }}
      >
        <svg class="mark-icon book" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6Q8 3 3 5v14q5-2 9 1 4-3 9-1V5q-5-2-9 1v14" />
        </svg>
      </button>
      <button
        type="button"
        class="icon"
        aria-label={say.pages.settings}
        onClick={() => {
          dialog.value = { name: 'settings' };
        }}
      >
        <GearMark />
      </button>
    </header>
  );
}
