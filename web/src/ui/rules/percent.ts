import type { HandWorth } from '../../api';

/** Whole percent of all hands that a hand beats; never all of them. */
export function percentBeaten({
  weaker,
  equal,
  stronger,
}: Pick<HandWorth, 'weaker' | 'equal' | 'stronger'>): number {
  return Math.floor((100 * weaker) / (weaker + equal + stronger));
}
