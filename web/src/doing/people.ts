/** Who one is: the account of this browser, and becoming somebody. */

import { launch } from '../browser/telegram/launch';
import { asGuest, isAboutName, whoAmI } from '../net/me';
import { launched } from '../net/telegram';
import { dialog } from '../state/dialog';
import { askName, isAccountKey, isNobody, nowKnown, wasHere } from '../state/naming';
import { me } from '../state/store';
import { words } from '../words';
import { tell } from './tell';

/** As long as a name may be. */
export const LONGEST_NAME = 24;

let asking: Promise<void> | null = null;
/** Who one was here before the server said that one is not. */
let formerly: string | null = null;
/** Who comes to look on is lent a name, and not asked for one. */
let lent = false;

export function lendName(): void {
  lent = true;
}

/** Who has logged out is not logged in by the same launch again. */
let launchTried = false;

/** Ask the server once who this browser is, if it ever was anybody. */
export async function recogniseMe(): Promise<void> {
  if (me.peek()) return;
  const { data } = launch();
  if (data !== null || wasHere()) me.value = await whoAmI();
  // Only for who is nobody yet: a link may carry the launch of a stranger.
  if (data !== null && !me.peek() && !launchTried) me.value = await launched(data);
  launchTried = true;
  if (me.peek()) nowKnown();
  else isNobody.value = true;
  tellOfAnother();
}

/** Somebody else has logged in at this browser: who looks on here must know whose chips these are. */
function tellOfAnother(): void {
  const now = me.peek();
  if (now && formerly !== null && formerly !== now.id) tell('another');
  if (now) formerly = null;
}

/** Another page of this browser has become somebody else, or nobody: so has this one. */
export function followOtherPages(): void {
  addEventListener('storage', ({ key }) => {
    if (!isAccountKey(key)) return;
    becomeWhoIsHere().catch(() => {
      // Without a net nothing is done here in anybody's name: the next line says whose it is.
    });
  });
}

async function becomeWhoIsHere(): Promise<void> {
  const [now, before] = [await whoAmI(), me.peek()];
  if (now?.id === before?.id) return;
  const { entered, left } = await import('./entering');
  if (!now) left();
  else entered(now);
  if (now && before) tell('another');
}

function nameFromDialog(refused: boolean): Promise<string> {
  const name = askName(refused);
  dialog.value = { name: 'name' };
  return name;
}

async function identify(): Promise<void> {
  await recogniseMe();
  let refused = false;
  while (!me.peek()) {
    try {
      me.value = await asGuest(lent && !refused ? suggestedName() : await nameFromDialog(refused));
      nowKnown();
    } catch (error) {
      if (!isAboutName(error)) throw error;
      refused = true;
    }
  }
}

/** Be somebody; a newcomer is asked for a name. Several lines that wait for it wait for the same answer. */
export function becomeKnown(): Promise<void> {
  asking ??= identify().finally(() => {
    asking = null;
    lent = false;
  });
  return asking;
}

export function suggestedName(): string {
  return words.peek().guest(1000 + Math.floor(Math.random() * 9000));
}

/** The server knows this browser no more. */
export function forgetMe(): void {
  formerly = me.peek()?.id ?? formerly;
  me.value = null;
  isNobody.value = true;
}
