import { broughtKey, ownKey } from '../../doing/invitation';
import { rulesOf } from '../../net/games';
import { closeDialog } from '../../state/dialog';
import { desk } from '../../state/store';
import { language, words } from '../../words';
import { game } from '../../words/atTable';
import { more } from '../../words/more';
import { HandTable } from '../rules/HandTable';
import { RulesParts } from '../rules/RulesParts';
import { Dialog } from '../shell/Dialog';
import { FaultLine } from '../shell/FaultLine';
import { Go } from '../shell/Go';
import { useLoaded } from '../shell/useLoaded';

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
