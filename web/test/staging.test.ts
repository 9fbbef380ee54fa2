import { describe, expect, it } from 'vitest';
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
} from '../src/state/staging';
import type { Line } from '../src/state/table';
import type { TableEvent } from '../src/wire';
import { seat, view } from './fixtures';

const HIDDEN = [null, null, null];

function lines(...events: TableEvent[]): Line[] {
  return events.map((event, place) => ({ seq: 10 + place, event, names: [], you: 0 }));
}

function opened(number: number, points = '20'): TableEvent {
  return { event: 'opened', seat: number, cards: ['Ah', 'Kh', '9d'], score: { points } };
}

const END = lines(
  { event: 'staked', seat: 2, kind: 'call', amount: 20, level: 20 },
  { event: 'showdown_started', order: [1, 2] },
  opened(1, '21'),
  opened(2, '19'),
  { event: 'rake_taken', amount: 2 },
  { event: 'won', seat: 1, amount: 98 },
  { event: 'bank_ended', winners: [1], next_dealer: 1 },
  { event: 'new_deal_asked', turn: 9, deadline: 31_000, seconds: 30, auto_at: 6000 },
);

const BEFORE = view({
  pot: 80,
  seats: [
    seat(0, { cards: ['6s', null, null], turned: [true, false, false] }),
    seat(1, { cards: HIDDEN, bet: 20, stack: 300 }),
    seat(2, { cards: HIDDEN, bet: 0, stack: 200 }),
  ],
});
const HAND = { cards: ['Ah', 'Kh', '9d'], opened: true };
const AFTER = view({
  phase: 'finished',
  question: 'new_deal',
  owed: [0, 1, 2],
  pot: 0,
  rake: 2,
  winners: [1],
  seats: [
    seat(0, { cards: ['6s', '7s', null], turned: [true, true, false], ready: true }),
    seat(1, { ...HAND, stack: 398, won: 98, score: { points: '21' } }),
    seat(2, { ...HAND, stack: 180, bet: 20, score: { points: '19' } }),
  ],
});

/** What is shown after each moment, all but the last, which shows the view itself. */
function shownAfterEach(moments: readonly Moment[]) {
  let held = holdFrom(BEFORE, 10);
  return moments.slice(0, -1).map((moment) => {
    held = afterMoment(held, moment, AFTER);
    return heldView(held, AFTER);
  });
}

describe('the end of a bank', () => {
  const moments = momentsOf(END);

  it('comes in its order: the call, each hand, the winner, the chips', () => {
    expect(moments.map(({ lines: shown }) => shown.map((line) => line.event.event))).toEqual([
      ['staked', 'showdown_started'],
      ['opened'],
      ['opened', 'rake_taken'],
      [],
      ['won', 'bank_ended', 'new_deal_asked'],
    ]);
    expect(moments.map((moment) => moment.verdict ?? false)).toEqual([false, false, false, true, false]);
    expect(moments[0]?.after).toBe(0);
    for (const moment of moments.slice(1)) expect(moment.after).toBeGreaterThan(300);
  });

  it('shows no hand, winner or chip before its moment', () => {
    const shown = shownAfterEach(moments);
    expect(shown.map((now) => now.seats.map((one) => one.opened ?? false))).toEqual([
      [false, false, false],
      [false, true, false],
      [false, true, true],
      [false, true, true],
    ]);
    expect(shown[0]?.seats[1]?.cards).toEqual(HIDDEN);
    expect(shown[1]?.seats[1]?.cards).toEqual(['Ah', 'Kh', '9d']);
    expect(shown.map((now) => now.phase)).toEqual(['showdown', 'showdown', 'showdown', 'finished']);
    expect(shown.map((now) => now.winners ?? [])).toEqual([[], [], [], [1]]);
    expect(shown.map((now) => now.pot)).toEqual(['100', '100', '100', '100']);
    expect(shown.at(-1)?.seats[1]).toMatchObject({ stack: 300 });
    expect(shown.at(-1)?.seats[1]?.won).toBeUndefined();
  });

  it('leaves what is asked, and who is ready, as it is', () => {
    const [first] = shownAfterEach(moments);
    expect(first).toMatchObject({ question: 'new_deal', owed: [0, 1, 2] });
    expect(first?.seats[0]?.ready).toBe(true);
  });

  it('leaves the viewer’s own cards to him', () => {
    expect(shownAfterEach(moments)[0]?.seats[0]?.cards).toEqual(['6s', '7s', null]);
  });

  it('keeps the cards of the last deal, and offers none to be turned, while another has begun', () => {
    const later = { ...AFTER, deal: 2, legal: [{ action: 'look' }] };
    const now = heldView(holdFrom(BEFORE, 10), later);
    expect(now.seats[0]?.cards).toEqual(['6s', null, null]);
    expect(now.legal).toEqual([]);
  });

  it('keeps the name of who leaves meanwhile', () => {
    const left = view({ ...AFTER, seats: [seat(0), seat(1), seat(2, { status: 'empty', name: null })] });
    expect(heldView(holdFrom(BEFORE, 10), left).seats[2]).toMatchObject({ name: BEFORE.seats[2]?.name });
  });

  it('keeps the score of a match, and who sits where, until the winner is known', () => {
    const match = { bank: 8, banks: 8, scores: [5, 0, -5] };
    const over = { ...match, over: true, winners: [1], scores: [5, 98, -103] };
    const now = view({ ...AFTER, you: null, match: over });
    let held = holdFrom(view({ ...BEFORE, match }), 10);
    const told = moments.slice(0, -1).map((moment) => {
      held = afterMoment(held, moment, now);
      return heldView(held, now);
    });
    expect(told.map((one) => one.you)).toEqual([0, 0, 0, 0]);
    expect(told.map((one) => one.match)).toEqual([match, match, match, over]);
    expect(told[0]?.seats[0]?.cards).toEqual(BEFORE.seats[0]?.cards);
  });

  it('waits a little where nobody showed', () => {
    const folded = momentsOf(
      lines({ event: 'folded', seat: 2 }, { event: 'won', seat: 1, amount: 60 }, { event: 'hidden' }),
    );
    expect(folded.map((moment) => moment.lines.length)).toEqual([1, 0, 2]);
  });

  it('tells a tie and the svara after the hands, and lets them be seen before the next deal', () => {
    const tie = momentsOf(
      lines(
        opened(1),
        opened(2),
        { event: 'tied', equals: [1, 2] },
        { event: 'svara_declared', number: 1, equals: [1, 2], dealer: null, price: 40, asked: [] },
        { event: 'deal_started', number: 2, dealer: 1, order: [1, 2], betting: true, dark: false },
      ),
    );
    expect(tie.map((moment) => moment.lines[0]?.event.event)).toEqual([
      'opened',
      'opened',
      'tied',
      'svara_declared',
      'deal_started',
    ]);
  });
});

describe('a bank that is dealt and shown at once', () => {
  const ALL = lines(
    { event: 'won', seat: 1, amount: 30 },
    { event: 'bank_ended', winners: [1], next_dealer: 1 },
    { event: 'dealer_chosen', seat: 1 },
    { event: 'bank_started', dealer: 1, stacks: [], dealt: [], present: [] },
    { event: 'ante_posted', seat: 0, amount: 10 },
    { event: 'deal_started', number: 1, dealer: 1, order: [0, 1], betting: false, dark: false },
    opened(0, '11'),
    opened(1, '23'),
    { event: 'won', seat: 1, amount: 10 },
  );
  const over = { ...seat(0, { ...HAND, stack: 0, score: { points: '11' } }) };
  const now = view({ ...AFTER, bank: 4, deal: 1, seats: [over, ...AFTER.seats.slice(1)] });

  it('has nothing more of the bank before it', () => {
    expect(ofNewestBank(ALL)[0]?.event.event).toBe('dealer_chosen');
    expect(ofNewestBank(END)).toEqual(END);
    const moments = momentsOf(ofNewestBank(ALL));
    const last = holdFrom({ ...AFTER, bank: 3 }, 10);
    const [first] = moments;
    const held =
      first &&
      afterMoment({ ...last, seats: [{ status: 'in', stack: 10 }, ...last.seats.slice(1)] }, first, now);
    const shown = held && heldView(held, now);
    expect(shown).toMatchObject({ phase: 'betting', pot: '10' });
    expect(shown?.winners).toBeUndefined();
    expect(shown?.seats[0]).toMatchObject({ status: 'in', stack: '0', cards: HIDDEN });
    for (const one of shown?.seats ?? []) {
      expect([one.opened, one.score, one.won, one.all_in]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('shows no hand before the cards have come', () => {
    const [, first, second] = momentsOf(ofNewestBank(ALL));
    expect(first?.after).toBeGreaterThan((second?.after ?? 0) + 500);
  });
});

describe('what happens in the middle of a bank', () => {
  it('is shown at once', () => {
    const moments = momentsOf(lines({ event: 'checked', seat: 1 }, { event: 'folded', seat: 2 }));
    expect(moments).toEqual([{ after: 0, lines: expect.any(Array) }]);
    expect(momentsOf(lines(opened(1)))).toHaveLength(1);
  });
});

describe('what is held', () => {
  it('is over before the pause is', () => {
    expect(roomFor(END, 1000)).toBe(3000);
    const paced = fitted(momentsOf(END), 1500);
    expect(paced.reduce((sum, moment) => sum + moment.after, 0)).toBeLessThanOrEqual(1500);
    expect(paced.slice(1).every((moment) => moment.after > 0)).toBe(true);
  });

  it('is not held at all in a pause that is no pause', () => {
    expect(fitted(momentsOf(END), roomFor(END, 5800)).every((moment) => moment.after === 0)).toBe(true);
  });

  it('is over well before a clock is', () => {
    const asked = lines({ event: 'clock_started', turn: 3, question: 'join', deadline: 9000, seconds: 8 });
    expect(roomFor(asked, 1000)).toBe(2000);
  });

  it('is shown at once when something is asked of the viewer, or another bank begins', () => {
    const held = holdFrom(BEFORE, 10);
    expect(isOverdue(held, AFTER)).toBe(false);
    expect(isOverdue(held, { ...AFTER, question: 'join', owed: [1] })).toBe(false);
    expect(isOverdue(held, { ...AFTER, question: 'join', owed: [0, 1] })).toBe(true);
    expect(isOverdue(held, { ...AFTER, bank: 2 })).toBe(true);
    expect(isOverdue(held, { ...AFTER, you: null })).toBe(false);
    expect(isOverdue(holdFrom({ ...BEFORE, you: null }, 10), AFTER)).toBe(true);
  });
});
