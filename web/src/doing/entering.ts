/** Becoming somebody else at this browser, or nobody. */
import type { Me } from '../api';
import { asGuest } from '../net/me';
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

/** Who is nobody yet becomes a guest of this name. Raises `ApiFault`. */
export async function beSomebody(name: string): Promise<void> {
  if (!me.peek()) entered(await asGuest(name));
}

/** One is nobody here any more. */
export function left(): void {
  me.value = null;
  nowUnknown();
  for (const at of desks.peek()) closeDesk(at);
}
