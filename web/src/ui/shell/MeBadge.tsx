import { me, view, wallet } from '../../state/store';
import { chips, words } from '../../words';
import { Go } from './Go';

/** Who one is, and the chips away from the table; it leads to one's own page. */
export function MeBadge() {
  const say = words.value;
  if (!me.value) {
    return (
      <Go to={{ page: 'me' }} class="me link">
        {say.pages.enter}
      </Go>
    );
  }
  return (
    <Go to={{ page: 'me' }} class="me">
      <span class="me-name">{me.value.name}</span>
      {view.value?.practice && (
        <span class="me-wallet" title={say.pages.practiceChips}>
          <span class="disc" aria-hidden="true" />
          {say.pages.practiceMark}
        </span>
      )}
      {!view.value?.exact && !view.value?.practice && (
        <span class="me-wallet" title={say.wallet}>
          <span class="unseen">{say.wallet} </span>
          <span class="disc" aria-hidden="true" />
          {chips(wallet.value)}
        </span>
      )}
    </Go>
  );
}
