/** Becoming somebody else at this browser, or nobody. */
import type { Me } from '../api';
import { asGuest } from '../net/me';
import { nowKnown, nowUnknown } from '../state/naming';
import { desks, me } from '../state/store';
import { closeDesk, restartLines } from './lines';

/** One is this player from now on. Another's lines end by themselves; those that waited for somebody begin anew. */
export function entered(now: Me): void {
  const waited = me.peek() === null;
  me.value = now;
  nowKnown();
  if (waited) restartLines();
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
