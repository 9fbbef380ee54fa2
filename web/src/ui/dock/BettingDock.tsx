import { useSignal } from '@preact/signals';
import { act } from '../../doing/play';
import { type Betting, type Choice, type Place, type Press, placeOf } from '../../state/betting';
import { everySum } from '../../state/presets';
import { decision } from '../../state/store';
import type { TableView } from '../../wire';
import { chips, words } from '../../words';
import { game } from '../../words/atTable';
import { ActionButton, LONG } from './ActionButton';
import { FIELD, keyOf } from './keys';
import { Meanings, meaningsNow } from './Meanings';
import { StakeField } from './StakeField';

/** A button that makes the chosen sum. */
function ChosenButton({
  action,
  choice,
  sum,
  turn,
  shortcut,
  hint,
}: {
  action: string;
  choice: Choice;
  sum: number | null;
  turn: number;
  shortcut: boolean;
  hint?: string | undefined;
}) {
  const say = words.value;
  const { limits, already } = choice;
  // By the most there may be, so that no size changes while a sum is slid to.
  const long = chips(limits.max).length > LONG;
  const rest = sum === null || already === 0 ? null : chips(sum - already);
  return (
    <ActionButton
      action={action}
      turn={turn}
      amount={sum ?? undefined}
      disabled={sum === null}
      shortcut={shortcut}
      hint={hint}
      long={long}
    >
      {sum === null ? (
        <b>{say.outOfRange(chips(limits.min), chips(limits.max))}</b>
      ) : (
        <>
          <b>{action === 'raise' ? say.raiseTo(chips(sum)) : chips(sum)}</b>
          {rest && (
            <small>
              <span class="cost-long">{say.cost(rest)}</span>
              <span class="cost-short">+{rest}</span>
            </small>
          )}
        </>
      )}
    </ActionButton>
  );
}

/** The buttons of a betting turn, each at its place. It is drawn anew for each turn, so a sum never outlives its own. */
export function BettingDock({ betting, now }: { betting: Betting; now: TableView }) {
  const turn = now.turn ?? 0;
  const { choice, presses } = betting;
  const amount = useSignal<number | null>(choice?.limits.min ?? null);
  const sum = amount.value;
  const every = choice && now.style === 'fresh' ? everySum(choice.limits) : null;
  const hintOf = (action: string) => (action === 'dark' && !now.dark ? game.value.meanings.dark : undefined);
  // A button that has become another is another element, which no press that has begun can reach.
  const key = (action: string) => `${action} ${decision.value}`;
  const single = ({ action, shown, amount: fixed }: Press) => (
    <ActionButton
      key={key(action)}
      action={action}
      turn={turn}
      shown={shown}
      amount={fixed}
      hint={hintOf(action)}
    />
  );
  const chosen = choice ? [choice.action, ...choice.also] : [];
  const at = (place: Place) => [
    ...chosen
      .filter((action) => placeOf(action) === place)
      .map(
        (action) =>
          choice && (
            <ChosenButton
              key={key(action)}
              action={action}
              choice={choice}
              sum={sum}
              turn={turn}
              shortcut={every !== null || keyOf(action) !== FIELD}
              hint={hintOf(action)}
            />
          ),
      ),
    ...presses.filter((press) => placeOf(press.action) === place).map(single),
  ];
  return (
    <div class="betting">
      <div class="apart">
        <div class="special">{at('apart')}</div>
        <div class="alone">{at('alone')}</div>
      </div>
      <div class="sums">
        {choice ? (
          <StakeField
            choice={choice}
            every={every}
            now={now}
            amount={amount}
            onEnter={() => act(turn, choice.action, amount.peek() ?? undefined)}
          />
        ) : (
          <Meanings lines={meaningsNow(now)} />
        )}
      </div>
      <div class="presses places">
        <div class="place">{at('left')}</div>
        <div class="place">{at('middle')}</div>
        <div class="place">{at('right')}</div>
      </div>
    </div>
  );
}
