/** Shows what happens at the table that is looked at: at once, or the end of a bank one thing after another. */
import { batch, effect, signal, untracked } from '@preact/signals';
import { drawnApart } from '../browser/drawing';
import { timed } from '../browser/timing';
import type { Desk } from '../state/desk';
import { breaks, heldBack, shown } from '../state/shown';
import {
  afterMoment,
  fitted,
  heldView,
  holdFrom,
  isOverdue,
  type Moment,
  momentsOf,
  ofNewestBank,
  roomFor,
} from '../state/staging';
import { desk } from '../state/store';
import type { Line, TableState } from '../state/table';
import type { TableView } from '../wire';

export interface Happening {
  lines: readonly Line[];
  /** The table as it was shown before. */
  before: TableView;
  /** Nobody was looking, or much came at once: it is shown without any movement. */
  still: boolean;
}

/** What is being shown just now, for what moves and sounds. */
export const happening = signal<Happening | null>(null);

let known: { at: Desk; state: TableState } | null = null;
/** What is yet to be shown, the next first; something is held as long as there is any. */
let queue: readonly Moment[] = [];
let cancel = () => {};

function hidden(): boolean {
  return document.visibilityState === 'hidden';
}

function happen(lines: readonly Line[], before: TableView, still = false): void {
  if (lines.length > 0) happening.value = { lines, before, still: still || hidden() };
}

function release(): void {
  cancel();
  queue = [];
  heldBack.value = null;
}

/** Whatever is held is shown, together, and nothing of it goes on over the table. */
function cutShort(): void {
  if (queue.length === 0) return;
  const before = shown.peek();
  const lines = queue.flatMap((moment) => moment.lines);
  release();
  breaks.value += 1;
  if (before) happen(lines, before, true);
}

function waitForNext(at: Desk): void {
  const [next] = queue;
  if (!next) return;
  const due = () => {
    if (queue[0] === next) batch(() => showNext(at));
  };
  cancel = timed(next.after, () => drawnApart(due));
}

function showNext(at: Desk): void {
  const [moment, ...later] = queue;
  const [now, before] = [at.table.peek().view, heldBack.peek()];
  if (!moment || !now || !before) {
    release();
    return;
  }
  queue = later;
  heldBack.value = later.length > 0 ? afterMoment(before, moment, now) : null;
  happen(moment.lines, heldView(before, now));
  waitForNext(at);
}

/** Show what a message has brought. */
function show(at: Desk, before: TableView, state: TableState): void {
  const { view, offset } = state;
  const news = ofNewestBank(state.news);
  const begun = news.some(({ event }) => event.event === 'bank_started');
  if (begun) cutShort();
  const held = heldBack.peek() ?? holdFrom(before, news[0]?.seq ?? 0);
  const start = begun ? { ...held, bank: view?.bank } : held;
  if (!view || hidden() || isOverdue(start, view)) {
    cutShort();
    happen(news, before);
    return;
  }
  const moments = fitted(momentsOf(news), roomFor(news, Date.now() + (offset ?? 0)));
  const [first, ...later] = moments;
  if (queue.length > 0) queue = [...queue, ...moments];
  else if (!first || later.every((moment) => moment.after === 0)) happen(news, before);
  else {
    queue = later;
    heldBack.value = afterMoment(start, first, view);
    happen(first.lines, before);
    waitForNext(at);
  }
}

function follow(at: Desk, state: TableState): void {
  const last = known;
  known = { at, state };
  const before = last?.at === at ? last.state.view : null;
  if (last && before === state.view && last.state.news === state.news) return;
  // Without news, as after a gap, nobody knows what has led to the view.
  if (!before || state.news.length === 0) {
    release();
    breaks.value += 1;
  } else show(at, before, state);
}

/** Follows the table that is looked at until what it returns is called. */
export function followTable(): () => void {
  const stop = effect(() => {
    const at = desk.value;
    const state = at.table.value;
    untracked(() => batch(() => follow(at, state)));
  });
  const leave = () => {
    if (hidden()) batch(cutShort);
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', leave);
    known = null;
    release();
  };
}
