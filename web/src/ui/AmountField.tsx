import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Bounds, clamp, stepOf, typedAmount } from '../amounts';
import { chips, words } from '../words';

/** A sum within bounds: typed, stepped or slid to. `amount` is `null` while what is typed does not fit. */
export function AmountField({
  amount,
  limits,
  ante,
  slider = true,
  label = words.value.amount,
  children,
}: {
  amount: Signal<number | null>;
  limits: Bounds;
  ante: number;
  slider?: boolean;
  label?: string;
  children?: ComponentChildren;
}) {
  const say = words.value;
  const typed = useSignal<string | null>(null);
  const step = stepOf(limits, ante);
  const shown = typed.value ?? (amount.value === null ? '' : chips(amount.value));

  const choose = (value: number) => {
    typed.value = null;
    amount.value = clamp(value, limits);
  };
  const type = (text: string) => {
    typed.value = text;
    const value = typedAmount(text);
    amount.value = value !== null && value >= limits.min && value <= limits.max ? value : null;
  };
  const settle = () => {
    const value = typedAmount(typed.value ?? '');
    if (typed.value !== null) choose(value ?? limits.min);
  };
  const current = amount.value ?? limits.min;

  return (
    <div class="amount">
      <div class="amount-row">
        <button
          type="button"
          class="step"
          aria-label={say.less}
          disabled={current <= limits.min}
          onClick={() => choose(current - step)}
        >
          −
        </button>
        <input
          class="typed"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          aria-label={label}
          aria-invalid={amount.value === null}
          value={shown}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={settle}
        />
        <button
          type="button"
          class="step"
          aria-label={say.more}
          disabled={current >= limits.max}
          onClick={() => choose(current + step)}
        >
          +
        </button>
        {children}
      </div>
      {slider && (
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
      )}
    </div>
  );
}
