import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_NAME, suggestedName } from '../../doing/people';
import { closeDialog } from '../../state/dialog';
import { naming } from '../../state/naming';
import { words } from '../../words';
import { Dialog } from './Dialog';
import { Go } from './Go';

/** A newcomer's name. There is one already, so that one tap is enough; closing takes it too. */
export function NameDialog() {
  const say = words.value;
  const asked = naming.value;
  const suggested = useRef(suggestedName());
  const name = useSignal(suggested.current);
  useEffect(
    () => () => {
      asked?.answer(name.peek().trim() || suggested.current);
    },
    [asked, name],
  );
  return (
    <Dialog title={say.nameTitle}>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          closeDialog();
        }}
      >
        <input
          class="typed"
          type="text"
          autofocus
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          aria-label={say.nameField}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <p class="meaning">{asked?.refused ? say.nameRefused : say.nameMeaning}</p>
        <button type="submit" class="press main">
          {say.nameGo}
        </button>
        <Go to={{ page: 'me' }} class="link" onGo={() => asked?.cancel()}>
          {say.pages.haveAccount}
        </Go>
      </form>
    </Dialog>
  );
}
