/** What the player can do, and what the server's answers do to the screen. */
import { identify, NameRefused, socketAddress } from './net/api';
import { freshId } from './net/ids';
import { type Asking, Link, type Listener, type Socket } from './net/link';
import { askName, nowKnown, wasHere } from './state/naming';
import { cardsChanged, decisionChanged, REST } from './state/rest';
import {
  asked,
  cardsResting,
  doneTurn,
  isAsked,
  line,
  me,
  notice,
  open,
  resting,
  table,
  view,
} from './state/store';
import { EMPTY, leavesGap, received, welcomed } from './state/table';
import { dialog } from './ui/dialogs';
import type { Amount, Answer, RequestWhat, TableRequest, TableView } from './wire';

const NOTICE = 4000;

function timed(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}

/** Sets a signal for a while; a later call begins anew. */
function forAWhile(milliseconds: number, on: () => void, off: () => void): () => void {
  let cancel = () => {};
  return () => {
    cancel();
    on();
    cancel = timed(milliseconds, off);
  };
}

const restButtons = forAWhile(
  REST,
  () => {
    resting.value = true;
  },
  () => {
    resting.value = false;
  },
);
const restCards = forAWhile(
  REST,
  () => {
    cardsResting.value = true;
  },
  () => {
    cardsResting.value = false;
  },
);

let fadeNotice = () => {};

export function tell(code: string): void {
  fadeNotice();
  notice.value = code;
  fadeNotice = timed(NOTICE, () => {
    notice.value = null;
  });
}

function changed(before: TableView | null, after: TableView): void {
  if (decisionChanged(before, after)) restButtons();
  if (cardsChanged(before, after)) restCards();
}

function answered(question: Asking, answer: Answer): void {
  if (answer.ok) {
    if (question.type === 'act' && question.action !== 'look') doneTurn.value = question.turn;
    return;
  }
  tell(answer.code ?? 'bad_request');
}

const listener: Listener = {
  lineIs(state) {
    line.value = state;
  },
  table(message) {
    if (message.type === 'welcome') {
      table.value = welcomed(table.value, message, Date.now());
      return 'complete';
    }
    const before = table.value;
    const gap = leavesGap(before, message);
    changed(before.view, message.view);
    table.value = received(before, message, Date.now());
    return gap ? 'gap' : 'complete';
  },
  answer: answered,
  waiting(questions) {
    asked.value = questions;
  },
  seq: () => table.value.seq,
};

let identifying: Promise<void> | null = null;
let chosenName: string | undefined;

/** The account of this browser; a newcomer is first asked for a name. */
async function becomeKnown(): Promise<void> {
  const known = me.value;
  if (!known && !wasHere() && chosenName === undefined) chosenName = await nameFromDialog(false);
  for (;;) {
    try {
      me.value = await identify(chosenName);
      break;
    } catch (error) {
      if (!(error instanceof NameRefused)) throw error;
      chosenName = await nameFromDialog(true);
    }
  }
  chosenName = undefined;
  nowKnown();
  // Another account, as after the server has forgotten this one: what was known is not its own.
  if (known && known.name !== me.value.name) table.value = EMPTY;
}

function nameFromDialog(refused: boolean): Promise<string> {
  const name = askName(refused);
  dialog.value = { name: 'name' };
  return name;
}

const link = new Link(
  {
    open: () => new WebSocket(socketAddress(location)) as Socket,
    identify: () => {
      // A line that is hurried meanwhile waits for the same answer, or there would be two guests.
      identifying ??= becomeKnown().finally(() => {
        identifying = null;
      });
      return identifying;
    },
    later: timed,
    chance: Math.random,
  },
  listener,
);

/** An action of the game, for the turn that the button was drawn for. */
export function act(turn: number, action: string, amount?: Amount): void {
  if (!open.peek() || turn !== (view.peek()?.turn ?? 0)) return;
  link.ask({ type: 'act', id: freshId(), turn, action, ...(amount === undefined ? {} : { amount }) });
}

export function look(slot?: number): void {
  if (cardsResting.peek()) return;
  const turn = view.peek()?.turn ?? 0;
  link.ask({ type: 'act', id: freshId(), turn, action: 'look', ...(slot === undefined ? {} : { slot }) });
}

export function request(
  what: RequestWhat,
  rest: Partial<Omit<TableRequest, 'type' | 'id' | 'what'>> = {},
): void {
  if (isAsked(what)) return;
  link.ask({ type: 'request', id: freshId(), what, ...rest });
}

export function begin(): void {
  addEventListener('online', () => link.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.hurry();
  });
  link.start();
}
