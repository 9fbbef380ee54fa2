import '../../style/invite.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '../../api';
import { LONGEST_NAME, suggestedName } from '../../doing/people';
import { closeDialog } from '../../state/dialog';
import { naming } from '../../state/naming';
import { desk } from '../../state/store';
import { listed, words } from '../../words';
import { tableTitle } from '../../words/game';
import { more } from '../../words/more';
import { stakesOf } from '../../words/stakes';
import { Dialog } from './Dialog';
import { Go } from './Go';

/** The table to which he was invited, before he says who he is. */
function Told({ table }: { table: TableInfo }) {
  const say = more.value.inviting;
  const { host, sitting = [] } = table;
  return (
    <div class="told-table">
      <b>{tableTitle(table.name, table.game, words.value)}</b>
      <p class="soft">{stakesOf(table, words.value, more.value).join(' · ')}</p>
      <p class="soft">
        {host && say.host(host)} {sitting.length > 0 ? say.sitting(listed(sitting)) : say.nobody}
      </p>
    </div>
  );
}

/** A newcomer's name. There is one already, so that one tap is enough; closing takes it too. */
export function NameDialog() {
  const say = more.value.inviting;
  const asked = naming.value;
  const told = desk.value.told.value;
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
      {told && <Told table={told} />}
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
          {say.haveAccount}
        </Go>
      </form>
    </Dialog>
  );
}
