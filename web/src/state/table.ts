/** What this client knows of the table, as a fold of the server's messages. */
import { offsetAfter } from '../values/clock';
import type { Change, LogEntry, SeatView, TableMessage, TableView, Welcome } from '../wire';
import { type Sitting, sittings } from './sitting';

/** A log entry with what its words need later: who sat where at that moment. */
export interface Line extends LogEntry, Sitting {
  /** When it was heard, by this machine's clock; not for what a snapshot told of later. */
  heard?: number | null;
}

export interface TableState {
  /** Up to where the events are known; `null` before the first message. */
  seq: number | null;
  view: TableView | null;
  /** The number of the message that brought the view, which a change of it names. */
  viewSeq: number | null;
  lines: readonly Line[];
  /** What the newest message added, for those who listen rather than look. */
  news: readonly Line[];
  /** Whether the newest deal allows dark play. */
  darkDeal: boolean;
  /** Milliseconds to add to the local clock for the server's. */
  offset: number | null;
}

export const EMPTY: TableState = {
  seq: null,
  view: null,
  viewSeq: null,
  lines: [],
  news: [],
  darkDeal: false,
  offset: null,
};

const KEPT_LINES = 400;

export function welcomed(state: TableState, message: Welcome, localNow: number): TableState {
  return { ...state, offset: offsetAfter(null, message.now, localNow) };
}

/** A change as the whole table after it; `null` where it is one of another view than is known. */
export function whole(state: TableState, message: TableMessage | Change): TableMessage | null {
  if (message.type !== 'change') return message;
  if (!state.view || message.since !== state.viewSeq) return null;
  const { seq, now, log } = message;
  return { type: 'update', seq, now, log, view: changed(state.view, message) };
}

/** A view with what a change of it says. */
export function changed(
  view: TableView,
  { view: fields, gone = [], seats = [] }: Pick<Change, 'view' | 'gone' | 'seats'>,
): TableView {
  const kept = Object.entries(view).filter(([name]) => !gone.includes(name));
  const others = new Map<number, SeatView>(seats.map((seat) => [seat.seat, seat]));
  const after = { ...Object.fromEntries(kept), ...fields } as unknown as TableView;
  return { ...after, seats: view.seats.map((seat) => others.get(seat.seat) ?? seat) };
}

/** Whether something between what is known and this message is missing. */
export function leavesGap(state: TableState, message: TableMessage): boolean {
  if (message.type === 'snapshot' || state.seq === null) return false;
  const first = message.log[0];
  return (first ? first.seq : message.seq) > state.seq + 1;
}

/**
 * The state after a message. One that is older than what is known changes nothing; after a gap the view
 * is shown, as it is whole, but the events wait for those that are missing.
 */
export function received(state: TableState, message: TableMessage, localNow: number): TableState {
  const offset = offsetAfter(state.offset, message.now, localNow);
  if (message.type === 'update' && state.seq !== null && message.seq < state.seq) return { ...state, offset };
  if (leavesGap(state, message)) {
    return { ...state, view: message.view, viewSeq: message.seq, news: [], offset };
  }
  const known = message.type === 'update' ? (state.seq ?? 0) : 0;
  // Who has just left is nobody in the new view, and still the one that its lines are about.
  const you = message.view.you ?? (message.type === 'update' ? state.view?.you : null) ?? null;
  const heard = message.type === 'update' ? { heard: localNow } : {};
  const news = message.log.filter((entry) => entry.seq > known);
  const sat = sittings(news, namesBefore(state), { names: namesIn(message.view), you });
  const fresh = news.map((entry, place) => ({ ...entry, names: [], you, ...sat[place], ...heard }));
  const before = message.type === 'update' ? state.lines : earlierBanks(state.lines, message.log);
  return {
    seq: message.seq,
    view: message.view,
    viewSeq: message.seq,
    lines: [...before, ...fresh].slice(-KEPT_LINES),
    news: message.type === 'update' ? fresh : [],
    darkDeal: darkAfter(state.darkDeal, message.log),
    offset,
  };
}

/** Whether the viewer's last seat was taken from him because he could not pay the ante. */
export function wentBroke({ view, lines }: TableState): boolean {
  if (view?.you !== null && view?.you !== undefined) return false;
  const left = lines.findLast(({ event, you }) => event.event === 'stood_up' && event.seat === you);
  return left?.event.event === 'stood_up' && left.event.why === 'broke';
}

/** The lines that a snapshot, which tells of the current bank only, leaves as they are. */
function earlierBanks(lines: readonly Line[], log: readonly LogEntry[]): Line[] {
  const first = log[0];
  return first ? lines.filter((line) => line.seq < first.seq) : [...lines];
}

function darkAfter(before: boolean, log: readonly LogEntry[]): boolean {
  return log.reduce((dark, { event }) => (event.event === 'deal_started' ? event.dark : dark), before);
}

function namesIn(view: TableView): string[] {
  return view.seats.map((seat) => seat.name ?? '');
}

/** Names by seat; who has just left keeps his for the lines that tell of it. */
function namesBefore({ view, lines }: TableState): string[] {
  const told = lines.at(-1)?.names ?? [];
  return view ? namesIn(view).map((name, seat) => name || (told[seat] ?? '')) : [...told];
}
