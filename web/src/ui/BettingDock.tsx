import { useSignal } from '@preact/signals';
import { presets, whole } from '../amounts';
import { act } from '../play';
import type { Betting, Choice, Press } from '../state/options';
import { open } from '../state/store';
import type { TableView } from '../wire';
import { chips, type Words, words } from '../words';
import { AmountField } from './AmountField';

/** The word on a button; an action that this client does not know is shown by its name. */
function nameOf(action: string, say: Words): string {
  const names: Record<string, string> = {
    fold: say.fold,
    check: say.check,
    call: say.call,
    bet: say.placeBet,
    raise: say.raise,
    dark: say.dark,
    'all-in': say.allIn,
  };
  return names[action] ?? action;
}

function PressButton({ press, turn, hint }: { press: Press; turn: number; hint?: string }) {
  return (
    <button
      type="button"
      class={`press ${press.action}`}
      data-turn={turn}
      disabled={!open.value}
      onClick={() => act(turn, press.action, press.amount)}
    >
      <span>{nameOf(press.action, words.value)}</span>
      {press.shown !== null && <b>{chips(press.shown)}</b>}
      {hint && <small>{hint}</small>}
    </button>
  );
}

/** The sum of a bet or raise: everything about it but the button that makes it. */
function Sum({ choice, now, amount }: { choice: Choice; now: TableView; amount: { value: number | null } }) {
  const say = words.value;
  return (
    <>
      {presets(choice.limits, whole(now.level), whole(now.pot)).map((preset) => (
        <button
          key={preset.name}
          type="button"
          class="preset"
          aria-pressed={amount.value === preset.amount}
          onClick={() => {
            amount.value = preset.amount;
          }}
        >
          {say.presets[preset.name]}
        </button>
      ))}
    </>
  );
}

/** The buttons of a betting turn. It is drawn anew for each turn, so a sum never outlives its own. */
export function BettingDock({ betting, now }: { betting: Betting; now: TableView }) {
  const say = words.value;
  const turn = now.turn ?? 0;
  const { choice, dark, allIn } = betting;
  const amount = useSignal<number | null>(choice?.limits.min ?? null);
  const sum = amount.value;
  return (
    <div class="betting">
      {choice && (
        <AmountField amount={amount} limits={choice.limits} ante={whole(now.ante)}>
          <Sum choice={choice} now={now} amount={amount} />
        </AmountField>
      )}
      <div class="presses">
        {betting.presses.map((press) => (
          <PressButton key={press.action} press={press} turn={turn} />
        ))}
        {choice && (
          <button
            type="button"
            class={`press ${choice.action}`}
            data-turn={turn}
            disabled={!open.value || sum === null}
            onClick={() => sum !== null && act(turn, choice.action, sum)}
          >
            <span>{nameOf(choice.action, say)}</span>
            {sum === null ? (
              <b>{say.outOfRange(chips(choice.limits.min), chips(choice.limits.max))}</b>
            ) : (
              <>
                <b>{choice.action === 'raise' ? say.raiseTo(chips(sum)) : chips(sum)}</b>
                {choice.already > 0 && <small>{say.cost(chips(sum - choice.already))}</small>}
              </>
            )}
          </button>
        )}
      </div>
      {(dark || allIn) && (
        <div class="apart">
          {dark && <PressButton press={dark} turn={turn} hint={say.darkMeaning} />}
          {allIn && <PressButton press={allIn} turn={turn} />}
        </div>
      )}
    </div>
  );
}
