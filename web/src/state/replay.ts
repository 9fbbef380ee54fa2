/** A finished bank unrolled: what the table showed after each of its events, and where one stops to look. */
import type { Replay, ReplayStep } from '../api';
import type { LogEntry, SeatView, TableView } from '../wire';
import { changed, EMPTY, type Line, type TableState } from './table';

/** One event, and the table after it. */
export interface Frame {
  line: Line;
  view: TableView;
  darkDeal: boolean;
}

/** What is told of an event, by its number. */
interface Told {
  key: number;
}

/** Something worth telling, shown with all that follows from it until the next. */
export type Stop<T> = T & {
  /** The frames that it consists of: from the first, up to and with the last. */
  first: number;
  last: number;
};

export function entryOf({ seq, event }: ReplayStep): LogEntry {
  return { seq, event: event as unknown as LogEntry['event'] };
}

/** Every event of the bank with the table after it; `nameless` is what a seat is called without a name. */
export function framesOf(replay: Replay, nameless: (seat: number) => string): Frame[] {
  const called = (seat: SeatView) =>
    seat.status === 'empty' || seat.name ? seat : { ...seat, name: nameless(seat.seat) };
  let view: TableView = { ...replay.view, may_sit: false };
  let darkDeal = false;
  return replay.steps.map((step) => {
    view = changed(view, step);
    const { event } = entryOf(step);
    if (event.event === 'deal_started') darkDeal = event.dark;
    const shown = { ...view, seats: view.seats.map(called) };
    const names = shown.seats.map((seat) => seat.name ?? '');
    return { line: { ...entryOf(step), names, you: view.you ?? null }, view: shown, darkDeal };
  });
}

/** Where one stops: at each sentence, once all that goes without saying after it has been shown too. */
export function stopsOf<T extends Told>(frames: readonly Frame[], told: readonly T[]): Stop<T>[] {
  const places = new Map(frames.map(({ line }, place) => [line.seq, place]));
  const begins = told.map(({ key }) => places.get(key) ?? 0);
  return told.map((one, number) => ({
    ...one,
    first: number === 0 ? 0 : (begins[number] ?? 0),
    last: (begins[number + 1] ?? frames.length) - 1,
  }));
}

/** The last stop that begins no later than this event; the first where there is none. */
export function stopAt(stops: readonly Told[], seq: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.key <= seq),
  );
}

/** The table as it was at a stop; `news` are its lines where it was come to from the one before. */
export function tableAt(frames: readonly Frame[], stop: Stop<unknown>, forward: boolean): TableState {
  const frame = frames[stop.last];
  if (!frame) return EMPTY;
  const lines = frames.slice(0, stop.last + 1).map(({ line }) => line);
  return {
    ...EMPTY,
    seq: frame.line.seq,
    viewSeq: frame.line.seq,
    view: frame.view,
    lines,
    news: forward ? lines.slice(stop.first) : [],
    darkDeal: frame.darkDeal,
    offset: 0,
  };
}

/** The number of the last bank at a table that is over; 0 where there is none. */
export function lastBank({ bank = 0, phase, seats }: TableView): number {
  const runs = phase !== 'finished' && seats.some((seat) => seat.status === 'in');
  return runs ? bank - 1 : bank;
}
