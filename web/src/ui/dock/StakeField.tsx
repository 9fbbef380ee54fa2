import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Choice } from '../../state/betting';
import { ownSeat } from '../../state/options';
import { freshPresets, levelPresets, type Preset } from '../../state/presets';
import { whole } from '../../values/amounts';
import type { TableView } from '../../wire';
import { chips, words } from '../../words';
import { AmountField } from './AmountField';

/** All the sums there are, one press each. */
function EverySum({ sums, amount }: { sums: number[]; amount: Signal<number | null> }) {
  const say = words.value;
  return (
    <fieldset class="every-sum" aria-label={say.amount}>
      {sums.map((sum) => (
        <button
          key={sum}
          type="button"
          class="preset"
          aria-pressed={amount.value === sum}
          aria-label={say.stakeOf(chips(sum))}
          onClick={() => {
            amount.value = sum;
          }}
        >
          {chips(sum)}
        </button>
      ))}
    </fieldset>
  );
}

function Presets({
  presets,
  amount,
}: {
  presets: Preset[];
  amount: Signal<number | null>;
}): ComponentChildren {
  return presets.map((preset) => (
    <button
      key={preset.name}
      type="button"
      class="preset"
      aria-pressed={amount.value === preset.amount}
      onClick={() => {
        amount.value = preset.amount;
      }}
    >
      {words.value.presets[preset.name]}
    </button>
  ));
}

/** The sum of a bet, raise or stake: everything about it but the buttons that make it. */
export function StakeField({
  choice,
  every,
  now,
  amount,
  onEnter,
}: {
  choice: Choice;
  /** All the sums there are, where each has a button. */
  every: number[] | null;
  now: TableView;
  amount: Signal<number | null>;
  onEnter: () => void;
}) {
  const { limits } = choice;
  const fresh = now.style === 'fresh';
  if (every) return <EverySum sums={every} amount={amount} />;
  const ceiling = now.exact === true || limits.max < whole(ownSeat(now)?.stack);
  const presets = fresh
    ? freshPresets(limits, whole(now.pot), ceiling)
    : levelPresets(limits, whole(now.level), whole(now.pot));
  return (
    <AmountField amount={amount} limits={limits} ante={whole(now.ante)} onEnter={onEnter}>
      <Presets presets={presets} amount={amount} />
    </AmountField>
  );
}
