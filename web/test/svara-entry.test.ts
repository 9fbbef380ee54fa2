import { describe, expect, it } from 'vitest';
import { neighbourOf } from '../src/state/neighbour';
import { pledgeOffers, pledgesTo, restOf, sharedPool } from '../src/state/pool';
import { cutOf, seenBy } from '../src/state/seen';
import { standings } from '../src/state/standing';
import type { TableView } from '../src/wire';
import { empty, seat, view } from './fixtures';

const joining = (more: Partial<TableView> = {}) =>
  view({
    phase: 'joining',
    question: 'join',
    price: 42,
    pooling: true,
    seats: [seat(0, { stack: 30 }), seat(1), seat(2, { stack: 25 }), seat(3)],
    ...more,
  });

describe('an entry paid together', () => {
  const pledges = [
    { seat: 1, to: 0, amount: 13 },
    { seat: 3, to: 0, amount: 14 },
    { seat: 3, to: 2, amount: 40 },
  ];

  it('leaves the rest to the holder', () => {
    expect(pledgesTo(joining({ pledges }), 0).map((pledge) => pledge.seat)).toEqual([1, 3]);
    expect(restOf(42, pledgesTo(joining({ pledges }), 0))).toBe(15);
  });

  it('may be offered a part by those who answer later', () => {
    expect(pledgeOffers(joining({ asked: [2, 0], owed: [2] }))).toEqual([
      { to: 2, name: 'Vera', max: 30, now: 0 },
    ]);
    expect(pledgeOffers(joining({ asked: [0, 2], owed: [0] }))).toEqual([]);
    expect(pledgeOffers(joining({ asked: [2], owed: [2] }))).toEqual([]);
    expect(pledgeOffers(joining({ asked: [2, 0], pooling: false }))).toEqual([]);
  });

  it('takes no more than is still missing, one’s own offer aside', () => {
    const own = [...pledges, { seat: 0, to: 2, amount: 2 }];
    expect(pledgeOffers(joining({ asked: [2, 0], pledges: own }))).toEqual([
      { to: 2, name: 'Vera', max: 2, now: 2 },
    ]);
  });

  it('makes a hand that its payers share', () => {
    const pools: TableView['pools'] = [{ holder: 1, parts: [[0, 22]] }];
    expect(sharedPool(view({ pools }))?.holder).toBe(1);
    expect(sharedPool(view({ pools, you: 1 }))).toBeNull();
    expect(sharedPool(view({ pools, you: null }))).toBeNull();
  });
});

describe('cards that not everyone sees', () => {
  const cards = ['Ah', 'Th', '6c'];

  it('are a compared neighbour’s or a pool’s', () => {
    const now = view({ pools: [{ holder: 2, parts: [[0, 22]] }] });
    expect(seenBy(seat(1, { cards, compared: true }), now)).toBe('two');
    expect(seenBy(seat(2, { cards }), now)).toBe('pool');
    expect(seenBy(seat(1, { cards, opened: true }), now)).toBeNull();
    expect(seenBy(seat(0, { cards }), now)).toBeNull();
    expect(seenBy(seat(1, { cards: [null, null, null] }), now)).toBeNull();
  });

  it('are not those that are cut, which everyone sees', () => {
    const cuts = [{ seat: 1, card: '9d' }];
    expect(cutOf(seat(1), view({ phase: 'cutting', cuts }))).toBe('9d');
    expect(cutOf(seat(2), view({ phase: 'cutting', cuts }))).toBeNull();
    expect(cutOf(seat(1), view({ cuts }))).toBeNull();
  });
});

describe('the right-hand neighbour', () => {
  it('is the previous player still in', () => {
    const seats = [seat(0), seat(1), seat(2, { status: 'folded' }), empty(3)];
    expect(neighbourOf(view({ seats }))?.seat).toBe(1);
    expect(neighbourOf(view({ seats, you: 1 }))?.seat).toBe(0);
    expect(neighbourOf(view({ seats, you: null }))).toBeNull();
  });
});

describe('a match', () => {
  it('is read from the highest score down, fractions and what is below zero in their places', () => {
    const seats = [seat(0), seat(1), empty(2), seat(3)];
    const match = { bank: 8, banks: 8, over: true, winners: [3], scores: ['-17/2', '1/4', 0, '33/4'] };
    expect(standings(view({ seats, match })).map((row) => [row.name, row.score, row.won])).toEqual([
      ['Gleb', '33/4', true],
      ['Boris', '1/4', false],
      ['Anna', '-17/2', false],
    ]);
    expect(standings(view())).toEqual([]);
  });
});
