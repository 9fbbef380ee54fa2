/** What the less plain buttons of a betting turn mean, a sentence each. */

import type { TableView } from '../wire';
import { chips } from '../words';
import type { Betting } from './betting';
import { game } from './game';
import { neighbourOf } from './neighbour';

export function meaningsOf(betting: Betting, now: TableView): string[] {
  const { meanings } = game.value;
  const presses = [...betting.presses, ...betting.apart];
  const offered = (action: string) =>
    presses.some((press) => press.action === action) || betting.choice?.also.includes(action) === true;
  const told: string[] = [];
  const show = presses.find((press) => press.action === 'show');
  if (show) told.push(meanings.show(chips(show.shown ?? 0)));
  if (offered('compare')) told.push(meanings.compare(neighbourOf(now)?.name ?? ''));
  if (offered('propose')) told.push(meanings.propose);
  if (offered('redeal')) told.push(meanings.redeal);
  if (now.style === 'fresh') return told.length > 0 || !betting.choice ? told : [meanings.stake];
  if (offered('dark') && now.dark && betting.choice) {
    told.push(meanings.blind(chips(betting.choice.limits.min)));
  }
  return told;
}
