import { isSome } from '../../values/amounts';
import type { Amount } from '../../wire';
import { chips } from '../../words';

/** Chips that lie in front of a seat; nothing for none. */
export function Chip({ amount, won = false }: { amount: Amount | null | undefined; won?: boolean }) {
  if (amount === null || amount === undefined || !isSome(amount)) return null;
  return (
    <span class={won ? 'chip won' : 'chip'}>
      <span class="disc" aria-hidden="true" />
      {chips(amount)}
    </span>
  );
}
