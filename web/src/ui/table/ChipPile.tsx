import { roughly } from '../../values/amounts';
import type { Amount } from '../../wire';

const COLOURS = ['red', 'gold', 'blue'] as const;
const MOST = 5;

/** How many chips lie there: one more each time that the pot doubles. */
function count(pot: Amount, ante: Amount): number {
  const times = roughly(String(pot)) / Math.max(1, roughly(String(ante)));
  return times > 0 ? Math.min(MOST * COLOURS.length, Math.max(1, Math.round(2 * Math.log2(times)))) : 0;
}

/** A pile that grows with the pot; the sum itself stands under it. */
export function ChipPile({ pot, ante }: { pot: Amount; ante: Amount }) {
  const all = count(pot, ante);
  if (all === 0) return null;
  const stacks = COLOURS.map((colour, place) => ({
    colour,
    chips: Array.from({ length: Math.min(MOST, Math.max(0, all - place * MOST)) }, (_, level) => level),
  })).filter((stack) => stack.chips.length > 0);
  const left = (COLOURS.length - stacks.length) * 21;
  const top = 46 - 8 * (Math.min(MOST, all) - 1);
  return (
    <svg class="pile" viewBox={`0 ${top - 12} 126 ${72 - top}`} aria-hidden="true">
      {stacks.map(({ colour, chips }, place) => (
        <g key={colour} transform={`translate(${left + 42 * place})`}>
          {chips.map((level) => (
            <g key={level} transform={`translate(0 ${46 - 8 * level})`}>
              <path class={colour} d="M2 0v7c0 13 38 13 38 0V0" />
              <path class="edge" fill="none" d="M3 5c2 10 34 10 36 0" />
              <ellipse class={colour} cx="21" rx="19" ry="10" />
            </g>
          ))}
          <ellipse class="edge" fill="none" cx="21" cy={46 - 8 * (chips.length - 1)} rx="14" ry="6.5" />
        </g>
      ))}
    </svg>
  );
}
