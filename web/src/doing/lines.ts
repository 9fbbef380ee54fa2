/** The lines to the tables that this client is at: one is looked at, others keep a seat. */
import { batch, computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { drawnApart } from '../browser/drawing';
import { route } from '../browser/router';
import { browserShelf, readList, visitShelf } from '../browser/shelf';
import { forAWhile, timed } from '../browser/timing';
import { socketAddress } from '../net/address';
import { ban } from '../net/ban';
import { ApiFault } from '../net/http';
import { freshId } from '../net/ids';
import { Link, type Listener, type Socket } from '../net/link';
import { join, oneTable } from '../net/tables';
import { keepUnanswered, unanswered } from '../net/unanswered';
import { beginWaking, type Doubt } from '../net/waking';
import { Desk } from '../state/desk';
import { cardsChanged, decisionChanged, REST } from '../state/rest';
import { desk, desks, houseNotice, me } from '../state/store';
import { EMPTY, leavesGap, received, welcomed, whole } from '../state/table';
import type { TableView } from '../wire';
import { broughtKey, dropKey } from './invitation';
import { becomeKnown, forgetMe, recogniseMe } from './people';
import { tell } from './tell';

/** The tables where one sat when the page was closed. */
const SEATS = 'svara.seats';

/** Whether the seats of the last visit have been gone to; only then are they written anew. */
const resumed = signal(false);

const links = new Map<Desk, Link>();

/** Lets presses rest for a while, each time that it is called. */
function restOf(resting: Signal<boolean>): () => void {
  const put = (on: boolean) => () => {
    resting.value = on;
  };
  return forAWhile(REST, put(true), put(false));
}

function keepWallet({ wallet, practice }: TableView): void {
  const known = me.peek();
  if (!known || typeof wallet !== 'number' || practice || known.wallet === wallet) return;
  me.value = { ...known, wallet };
}

function listenerOf(at: Desk): Listener {
  const [restButtons, restCards] = [restOf(at.resting), restOf(at.cardsResting)];
  return {
    lineIs(state) {
      at.line.value = state;
    },
    table(heard) {
      if (heard.type === 'welcome') {
        at.isTest.value = heard.test;
        at.table.value = welcomed(at.table.value, heard, Date.now());
        return 'complete';
      }
      const before = at.table.value;
      const message = whole(before, heard);
      if (!message) return 'gap';
      const gap = leavesGap(before, message);
      batch(() => {
        if (decisionChanged(before.view, message.view)) restButtons();
        if (cardsChanged(before.view, message.view)) restCards();
        at.table.value = received(before, message, Date.now());
        at.keepPrepared(message.view);
        keepWallet(message.view);
      });
      if (at === desk.peek()) dropKey();
      if (!gap) void at.fair.take(message);
      return gap ? 'gap' : 'complete';
    },
    answer(question, answer, late) {
      // Its part in fair cards the client plays by itself: a person has asked for nothing there.
      if (question.type === 'commit' || question.type === 'reveal') return;
      if (!answer.ok)
        tell(late && answer.code === 'stale_turn' ? 'came_late' : (answer.code ?? 'bad_request'));
      else if (question.type === 'act' && question.action !== 'look') {
        at.doneTurn.value = question.turn;
        at.dropped.value = null;
      }
    },
    said(message) {
      if (message.type === 'notice') houseNotice.value = message;
      else at.chat.heard(message.lines);
    },
    waiting(requests) {
      at.asked.value = requests.map(({ asked }) => asked);
      keepUnanswered(visitShelf, at.id, requests);
    },
    outdated: () => tell('outdated'),
    seq: () => at.table.value.seq,
    ended(reason) {
      // What the house has told of a ban before may be of an older one, or of another account.
      if (reason === 'banned') ban.value = null;
      at.ended.value = reason;
    },
    putBack: () => beginAnew(at),
    forgotten() {
      forgetMe();
      // Another account will come: what was known is not its own.
      at.table.value = EMPTY;
      at.prepared.value = null;
    },
  };
}

/** What another try to come to a table would not mend. */
const HOPELESS = ['no_table', 'banned'];

/** Be somebody for this table; a stranger is asked for a name only where there is a table for him. */
async function comeTo(at: Desk): Promise<void> {
  try {
    await recogniseMe();
    if (!me.peek()) at.told.value = await oneTable(at.id, at.key);
  } catch (error) {
    const why = error instanceof ApiFault ? HOPELESS.find((code) => code === error.code) : undefined;
    if (why) {
      linkOf(at)?.stop();
      at.ended.value = why;
    }
    throw error;
  }
  await becomeKnown();
  await bringKey(at);
}

/** Be let in by the key of an invitation. One that fits no more is no reason to stay away: the table says what it is. */
async function bringKey(at: Desk): Promise<void> {
  if (!at.key) return;
  try {
    await join(at.id, at.key);
  } catch (error) {
    if (!(error instanceof ApiFault) || ![403, 404].includes(error.status)) throw error;
  }
  at.key = null;
}

function startLine(at: Desk): void {
  const link = new Link(
    {
      open: () => new WebSocket(socketAddress(location, at.id)) as Socket,
      identify: () => comeTo(at),
      who: () => me.peek()?.id ?? null,
      later: timed,
      now: Date.now,
      takeIn: drawnApart,
      chance: Math.random,
    },
    listenerOf(at),
  );
  links.set(at, link);
  link.takeUp(unanswered(visitShelf, at.id));
  link.start();
}

export function linkOf(at: Desk): Link | undefined {
  return links.get(at);
}

function keyFor(id: string): string | null {
  const shown = route.peek();
  return shown.page === 'table' && shown.table === id ? broughtKey() : null;
}

/** Be at a table: the desk there, with a line of its own. */
function openDesk(id: string, kept = false): Desk {
  const known = desks.peek().find((one) => one.id === id);
  if (known) return known;
  const opened: Desk = new Desk(id, keyFor(id), {
    commit: (commitment) => linkOf(opened)?.ask({ type: 'commit', id: freshId(), commitment }),
    reveal: (number, nonce, next) =>
      linkOf(opened)?.ask({ type: 'reveal', id: freshId(), number, nonce, next }),
  });
  opened.kept = kept;
  desks.value = [...desks.peek(), opened];
  startLine(opened);
  return opened;
}

export function closeDesk(at: Desk): void {
  links.get(at)?.stop();
  links.delete(at);
  keepUnanswered(visitShelf, at.id, []);
  desks.value = desks.peek().filter((one) => one !== at);
}

/** Try a table again whose line the server has ended. */
export function retry(at: Desk): void {
  batch(() => {
    closeDesk(at);
    desk.value = openDesk(at.id);
  });
}

/** The house was put back from a backup: be at the table as one who has not been there before. */
function beginAnew(at: Desk): void {
  const shown = at === desk.peek();
  batch(() => {
    closeDesk(at);
    const opened = openDesk(at.id, true);
    if (shown) desk.value = opened;
  });
}

/** Another person begins at this browser: every line is opened anew. */
export function restartLines(): void {
  batch(() => {
    for (const at of desks.peek()) closeDesk(at);
    const shown = route.peek();
    desk.value = shown.page === 'table' ? openDesk(shown.table) : new Desk('');
  });
}

/** Be again where one sat, or a reload of another page would cost the seats. */
export function resumeSeats(): void {
  const seats = me.peek() ? readList<string>(browserShelf, SEATS) : [];
  for (const id of seats) openDesk(id, true);
  resumed.value = true;
}

function doubtLines(how: Doubt): void {
  for (const link of links.values()) {
    if (how === 'renew') link.renew();
    else link.hurry();
  }
}

/** However the browser has become another's: no line on which somebody else sits stays open under his name. */
function followAccount(): void {
  let before = me.peek()?.id;
  effect(() => {
    const now = me.value?.id;
    if (now === undefined || now === before) return;
    const another = before !== undefined;
    before = now;
    if (another) untracked(restartLines);
  });
}

/** Look at the table that the address names; a table that is not looked at is kept while one sits there. */
export function beginLines(): void {
  followAccount();
  effect(() => {
    const shown = route.value;
    desk.value = shown.page === 'table' ? openDesk(shown.table) : new Desk('');
  });
  effect(() => {
    for (const at of desks.value) {
      const known = at.table.value.view !== null || at.ended.value !== null;
      if (at !== desk.value && (known || !at.kept) && !at.seated.value) closeDesk(at);
    }
  });
  // As text, so that it is written when it has changed, and not with every message.
  const seats = computed(() => {
    const known = desks.value.every((at) => at.table.value.view !== null || at.ended.value !== null);
    if (!resumed.value || !known) return null;
    return JSON.stringify(desks.value.filter((at) => at.seated.value).map((at) => at.id));
  });
  effect(() => {
    if (seats.value !== null) browserShelf.write(SEATS, seats.value);
  });
  beginWaking(doubtLines);
}
