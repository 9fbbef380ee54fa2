import { useSignal } from '@preact/signals';
import type { Betting, Choice, Press } from '../state/betting';
import { game } from '../state/game';
import { meaningsOf } from '../state/meanings';
import type { TableView } from '../wire';
import { chips, words } from '../words';
import { ActionButton } from './ActionButton';
import { StakeField } from './StakeField';

function PressButton({ press, turn, hint }: { press: Press; turn: number; hint?: string | undefined }) {
  return (
    <ActionButton action={press.action} turn={turn} shown={press.shown} amount={press.amount} hint={hint} />
  );
}

/** A button that makes the chosen sum. */
function ChosenButton({
  action,
  choice,
  sum,
  turn,
  hint,
}: {
  action: string;
  choice: Choice;
  sum: number | null;
  turn: number;
  hint?: string | undefined;
}) {
  const say = words.value;
  const { limits, already } = choice;
  return (
    <ActionButton action={action} turn={turn} amount={sum ?? undefined} disabled={sum === null} hint={hint}>
      {sum === null ? (
        <b>{say.outOfRange(chips(limits.min), chips(limits.max))}</b>
      ) : (
        <>
          <b>{action === 'raise' ? say.raiseTo(chips(sum)) : chips(sum)}</b>
          {already > 0 && <small>{say.cost(chips(sum - already))}</small>}
        </>
      )}
    </ActionButton>
  );
}

/** The buttons of a betting turn. It is drawn anew for each turn, so a sum never outlives its own. */
export function BettingDock({ betting, now }: { betting: Betting; now: TableView }) {
  const turn = now.turn ?? 0;
  const { choice, presses, apart } = betting;
  const amount = useSignal<number | null>(choice?.limits.min ?? null);
  const sum = amount.value;
  const chosen = (action: string, hint?: string) =>
    choice && <ChosenButton key={action} action={action} choice={choice} sum={sum} turn={turn} hint={hint} />;
  const hintOf = (action: string) => (action === 'dark' && !now.dark ? game.value.meanings.dark : undefined);
  const darkToo = choice?.also.includes('dark');
  const meanings = meaningsOf(betting, now);
  return (
    <div class="betting">
      {choice && <StakeField choice={choice} now={now} amount={amount} />}
      <div class="presses">
        {presses.map((press) => (
          <PressButton key={press.action} press={press} turn={turn} />
        ))}
        {choice?.also.filter((action) => action !== 'dark').map((action) => chosen(action))}
        {choice && chosen(choice.action)}
      </div>
      {(apart.length > 0 || darkToo) && (
        <div class="apart">
          {darkToo && chosen('dark', hintOf('dark'))}
          {apart.map((press) => (
            <PressButton key={press.action} press={press} turn={turn} hint={hintOf(press.action)} />
          ))}
        </div>
      )}
      {meanings.map((meaning) => (
        <p key={meaning} class="meaning note">
          {meaning}
        </p>
      ))}
    </div>
  );
}
