import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay, ReplayStep } from '../src/api';
import { Reel } from '../src/doing/reel';
import { framesOf, lastBank, stopAt, stopsOf, tableAt } from '../src/state/replay';
import type { TableEvent } from '../src/wire';
import { beginWords } from '../src/words';
import { told } from '../src/words/log';
import { seat, view } from './fixtures';

const nameless = (number: number) => `Seat ${number + 1}`;
const step = (seq: number, event: TableEvent, more: Partial<ReplayStep> = {}): ReplayStep => ({
  seq,
  at: seq,
  event: event as unknown as ReplayStep['event'],
  ...more,
});

/** A bank of two, with a third who only sits by and whose name nobody kept. */
function bank(): Replay {
  const seats = [seat(0, { cards: [] }), seat(1), seat(2, { name: '', status: 'waiting' })];
  return {
    table: 'main',
    bank: 3,
    game: 'svara',
    table_name: '',
    began: 0,
    ended: 9,
    void: false,
    seat: 0,
    before: [],
    view: view({ seats, phase: 'waiting', pot: 0 }),
    steps: [
      step(10, { event: 'bank_started', dealer: 1, stacks: [], dealt: [0, 1], present: [0, 1, 2] }),
      step(11, { event: 'ante_posted', seat: 1, amount: 10 }, { view: { pot: 10 } }),
      step(12, { event: 'ante_posted', seat: 0, amount: 10 }, { view: { pot: 20 } }),
      step(
        14,
        { event: 'deal_started', number: 1, dealer: 1, order: [0, 1], betting: true, dark: true },
        { view: { phase: 'betting' }, seats: [seat(0, { cards: [null, null, null] })] },
      ),
      step(15, { event: 'asked', question: 'betting', seats: [0] }, { view: { owed: [0] } }),
      step(18, { event: 'folded', seat: 0 }, { gone: ['owed'], seats: [seat(0, { status: 'folded' })] }),
      step(19, { event: 'won', seat: 1, amount: 20 }, { view: { phase: 'finished' } }),
      step(20, { event: 'bank_ended', winners: [1], next_dealer: null }),
    ],
  };
}

let reel: Reel;
beforeAll(async () => {
  await beginWords();
  reel = new Reel(bank());
});

describe('a bank that is over', () => {
  it('shows the table after each of its events', () => {
    const frames = framesOf(bank(), nameless);
    expect(frames.map((frame) => frame.view.pot)).toEqual([0, 10, 20, 20, 20, 20, 20, 20]);
    expect(frames.map((frame) => frame.view.owed ?? [])).toEqual([[], [], [], [], [0], [], [], []]);
    expect(frames.map((frame) => frame.darkDeal)).toEqual([false, false, false, ...Array(5).fill(true)]);
    expect(frames[3]?.view.seats[0]?.cards).toHaveLength(3);
    expect(frames.at(-1)?.view.seats.map((one) => one.name)).toEqual(['Anna', 'Boris', 'Seat 3']);
    expect(frames[0]?.line.names[2]).toBe('Seat 3');
  });

  it('is stopped at where there is something to tell, once what follows from it is there too', () => {
    const frames = framesOf(bank(), nameless);
    const stops = stopsOf(frames, reel.stops.value);
    expect(stops.map((stop) => [stop.key, stop.first, stop.last])).toEqual([
      [10, 0, 0],
      [11, 1, 4],
      [18, 5, 5],
      [19, 6, 7],
    ]);
    expect(stopsOf(frames, told([], { say: {}, log: {} } as never))).toEqual([]);
    expect([0, 10, 13, 18, 99].map((seq) => stopAt(stops, seq))).toEqual([0, 0, 1, 2, 3]);
  });

  it('tells its news only where one goes on by a step', () => {
    const frames = framesOf(bank(), nameless);
    const [, antes] = stopsOf(frames, reel.stops.value);
    if (!antes) throw new Error('there are several stops');
    expect(tableAt(frames, antes, true).news.map((line) => line.seq)).toEqual([11, 12, 14, 15]);
    expect(tableAt(frames, antes, false)).toMatchObject({ news: [], seq: 15, darkDeal: true });
  });
});

describe('going through it', () => {
  it('stays between its two ends, at a table where nothing can be done', () => {
    expect(reel.desk.past).toBe(true);
    reel.step(-1);
    expect(reel.place.value).toBe(0);
    reel.step(2);
    expect(reel.desk.table.value.seq).toBe(18);
    reel.toEnd();
    reel.step(1);
    expect([reel.place.value, reel.atEnd.value]).toEqual([3, true]);
    expect(reel.desk.table.value.view?.phase).toBe('finished');
  });

  it('runs from the beginning again, until one steps by hand', () => {
    reel.toEnd();
    reel.run();
    expect([reel.place.value, reel.running.value]).toEqual([0, true]);
    reel.step(1);
    expect([reel.place.value, reel.running.value]).toEqual([1, false]);
  });

  it('begins where its address says', () => {
    const later = new Reel(bank(), 18);
    expect(later.place.value).toBe(2);
    later.close();
  });
});

it('is the last at its table once no bank runs there', () => {
  const waiting = [seat(0, { status: 'waiting' }), seat(1, { status: 'waiting' })];
  expect(lastBank(view({ bank: 4 }))).toBe(3);
  expect(lastBank(view({ bank: 4, phase: 'finished' }))).toBe(4);
  expect(lastBank(view({ bank: 4, phase: 'waiting', seats: waiting }))).toBe(4);
  expect(lastBank(view({ bank: 1 }))).toBe(0);
});
