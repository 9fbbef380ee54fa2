import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { touch } from '../../browser/window';
import { type Bounds, clamp, stepOf, stepped, typedAmount } from '../../values/amounts';
import { chips, words } from '../../words';
import { later } from '../shell/later';
import { FIELD } from './keys';
import { useHold } from './useHold';

const Keypad = later(async () => (await import('./Keypad')).Keypad);

function Step({
  label,
  sign,
  area,
  disabled,
  onStep,
}: {
  label: string;
  sign: string;
  area: 'less' | 'more';
  disabled: boolean;
  onStep: (times: number) => void;
}) {
  const hold = useHold(onStep);
  return (
    <button type="button" class={`step ${area}`} aria-label={label} disabled={disabled} {...hold}>
      {sign}
    </button>
  );
}

/**
 * A sum within bounds: typed, stepped or slid to. `amount` is `null` while what is typed does not fit, which
 * is said and never mended in silence. Where fingers type, digits of our own spare the table a keyboard over it.
 */
export function AmountField({
  amount,
  limits,
  ante,
  slider = true,
  label = words.value.amount,
  onEnter,
  children,
}: {
  amount: Signal<number | null>;
  limits: Bounds;
  ante: number;
  slider?: boolean;
  label?: string;
  /** Enter in the field, where there is no form that it sends. */
  onEnter?: () => void;
  children?: ComponentChildren;
}) {
  const say = words.value;
  const typed = useSignal<{ text: string; amount: number | null } | null>(null);
  const digits = useSignal(false);
  const step = stepOf(limits, ante);
  const own = typed.value?.amount === amount.value ? typed.value : null;
  const shown = own?.text ?? (amount.value === null ? '' : chips(amount.value));
  const current = amount.value ?? limits.min;

  const choose = (value: number) => {
    typed.value = null;
    amount.value = clamp(value, limits);
  };
  const type = (text: string) => {
    const value = typedAmount(text, say.thousands);
    const fits = value !== null && value >= limits.min && value <= limits.max;
    typed.value = { text, amount: fits ? value : null };
    amount.value = fits ? value : null;
  };
  const leave = () => {
    if (amount.value !== null) typed.value = null;
    else if (own?.text.trim() === '') choose(limits.min);
  };
  const entered = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.repeat || !onEnter) return;
    event.preventDefault();
    if (amount.value !== null) onEnter();
  };
  const wrong = amount.value === null && (
    <p class="range-only" role="alert">
      {say.dock.rangeOnly(chips(limits.min), chips(limits.max))}
    </p>
  );

  return (
    <div class={`amount${slider ? '' : ' unslid'}${children ? '' : ' bare'}${digits.value ? ' digits' : ''}`}>
      <Step
        area="less"
        sign="−"
        label={say.less}
        disabled={current <= limits.min}
        onStep={(times) => choose(stepped(current, -step * times, step))}
      />
      <input
        class="typed"
        type="text"
        inputMode={touch.value ? 'none' : 'numeric'}
        autocomplete="off"
        aria-label={label}
        aria-keyshortcuts={onEnter && FIELD}
        aria-invalid={amount.value === null}
        value={shown}
        onInput={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => {
          digits.value = touch.value;
        }}
        onKeyDown={entered}
        onBlur={leave}
      />
      <Step
        area="more"
        sign="+"
        label={say.more}
        disabled={current >= limits.max}
        onStep={(times) => choose(stepped(current, step * times, step))}
      />
      {children && <div class="presets">{children}</div>}
      {digits.value ? (
        <>
          {wrong}
          <Keypad
            text={own?.text ?? ''}
            onText={type}
            onDone={() => {
              digits.value = false;
              leave();
            }}
          />
        </>
      ) : (
        wrong ||
        (slider && (
          <input
            class="slider"
            type="range"
            aria-label={label}
            min={limits.min}
            max={limits.max}
            step={1}
            value={current}
            onInput={(event) => choose(event.currentTarget.valueAsNumber)}
          />
        ))
      )}
    </div>
  );
}
