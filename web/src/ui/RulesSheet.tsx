import { broughtKey, ownKey } from '../invitation';
import { rulesOf } from '../net/games';
import { game } from '../state/game';
import { desk } from '../state/store';
import { language, words } from '../words';
import { more } from '../words/more';
import { Dialog } from './Dialog';
import { closeDialog } from './dialogs';
import { HandTable } from './rules/HandTable';
import { RulesParts } from './rules/RulesParts';
import { FaultLine } from './shell/forms';
import { Go } from './shell/Go';
import { useLoaded } from './shell/useTask';

/** The rules of this table, whatever its host has chosen, as the server says them. */
export function RulesSheet() {
  const say = more.value.rules;
  const table = desk.value.id;
  const key = broughtKey() ?? ownKey(table);
  const told = useLoaded(() => rulesOf({ table }, language.peek(), key), `${table} ${language.value}`);
  return (
    <Dialog title={`${game.value.title}: ${words.value.rules.toLowerCase()}`}>
      <FaultLine code={told.fault} />
      {told.value && (
        <>
          <Go to={{ page: 'rules', game: told.value.game }} class="link" onGo={closeDialog}>
            {say.ownPage}
          </Go>
          <h3>{say.hands}</h3>
          <HandTable rows={told.value.hands} />
          <RulesParts parts={told.value.parts} />
        </>
      )}
    </Dialog>
  );
}
