/** Becoming somebody else at this browser, or nobody. */
import type { Me } from '../api';
import { nowKnown, nowUnknown } from '../state/naming';
import { desks, me } from '../state/store';
import { closeDesk, restartLines } from './lines';

/** One is this player from now on; another's lines to tables end. */
export function entered(now: Me): void {
  const another = me.peek()?.id !== now.id;
  me.value = now;
  nowKnown();
  if (another) restartLines();
}

/** One is nobody here any more. */
export function left(): void {
  me.value = null;
  nowUnknown();
  for (const at of desks.peek()) closeDesk(at);
}
