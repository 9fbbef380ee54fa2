import { describe, expect, it } from 'vitest';
import { decisionOf } from '../src/state/decision';
import { keptIn, type Prepared, preparable, wishOf } from '../src/state/prepared';
import type { OptionView, TableView } from '../src/wire';
import { seat, view } from './fixtures';

const others = (more: Partial<TableView> = {}) =>
  view({ question: 'betting', owed: [1], style: 'level', checking: true, ...more });
const mine = (legal: OptionView[], more: Partial<TableView> = {}) => others({ owed: [0], legal, ...more });
const bet = (level: number, more: Partial<TableView> = {}) =>
  others({ level, seats: [seat(0, { bet: 10 }), seat(1), seat(2)], ...more });
const offers = (now: TableView) => preparable(now).map(({ kind, price }) => [kind, price]);
const prepared = (kind: Prepared['kind'], price = 0): Prepared => ({ kind, price, deal: '1/1' });
const FOLD = { action: 'fold' };

describe('what may be prepared', () => {
  it('is passing where nothing is owed, and folding where one may not pass', () => {
    expect(offers(others({ level: 0 }))).toEqual([
      ['yield', 0],
      ['check', 0],
    ]);
    expect(offers(others({ level: 0, checking: false }))).toEqual([['fold', 0]]);
  });

  it('is exactly the call that is owed, if one has it', () => {
    expect(offers(bet(30))).toEqual([
      ['fold', 0],
      ['call', 20],
    ]);
    expect(offers(bet(30, { seats: [seat(0, { bet: 10, stack: 19 }), seat(1), seat(2)] }))).toEqual([
      ['fold', 0],
    ]);
  });

  it('is the same stake again where each is a new one', () => {
    const fresh = { style: 'fresh', checking: false } as const;
    expect(offers(others({ ...fresh, level: 5 }))).toEqual([
      ['fold', 0],
      ['stake', 5],
    ]);
    expect(offers(others({ ...fresh, level: 0 }))).toEqual([['fold', 0]]);
    const capped = [seat(0), seat(1, { all_in: true }), seat(2)];
    expect(offers(others({ ...fresh, level: 5, seats: capped }))).toEqual([['fold', 0]]);
    const below = [seat(0, { stack: '-17/2' }), seat(1), seat(2)];
    expect(offers(others({ ...fresh, exact: true, level: 5, seats: below }))).toContainEqual(['stake', 5]);
  });

  it('is nothing but a fold in a dark lap, whose price changes with each turn', () => {
    expect(offers(bet(30, { dark: true }))).toEqual([['fold', 0]]);
  });

  it('is nothing for who is out, all-in, on turn, or asked another thing', () => {
    expect(offers(others({ owed: [0] }))).toEqual([]);
    expect(offers(others({ phase: 'showdown', question: 'show' }))).toEqual([]);
    expect(offers(others({ question: 'proposal' }))).toEqual([]);
    expect(offers(others({ you: null }))).toEqual([]);
    for (const more of [{ status: 'folded' as const }, { all_in: true }, { leaving: true }]) {
      expect(offers(others({ seats: [seat(0, more), seat(1), seat(2)] }))).toEqual([]);
    }
  });
});

describe('what was prepared', () => {
  it('is void as soon as its price changes, and stays while others fold', () => {
    expect(keptIn(bet(30), prepared('call', 20))).toEqual(prepared('call', 20));
    expect(keptIn(bet(60), prepared('call', 20))).toBeNull();
    expect(keptIn(bet(30), prepared('check'))).toBeNull();
  });

  it('goes from passing to folding when something is owed', () => {
    expect(keptIn(others({ level: 0 }), prepared('yield'))).toEqual(prepared('yield'));
    expect(keptIn(bet(30), prepared('yield'))).toEqual(prepared('fold'));
  });

  it('ends with its deal', () => {
    expect(keptIn(bet(30, { deal: 2 }), prepared('call', 20))).toBeNull();
    expect(keptIn(bet(30, { bank: 2 }), prepared('fold'))).toBeNull();
    expect(wishOf(mine([FOLD], { deal: 2 }), prepared('fold'))).toBeNull();
  });
});

describe('at the turn', () => {
  it('is done where it is legal at exactly its price', () => {
    const call = mine([FOLD, { action: 'call', price: 20 }]);
    expect(wishOf(call, prepared('call', 20))).toEqual({ action: 'call' });
    expect(wishOf(call, prepared('call', 19))).toBeNull();
    expect(wishOf(call, prepared('check'))).toBeNull();
    expect(wishOf(call, prepared('fold'))).toEqual({ action: 'fold' });
    expect(wishOf(call, prepared('yield'))).toEqual({ action: 'fold' });
    expect(wishOf(mine([{ action: 'check' }, FOLD]), prepared('yield'))).toEqual({ action: 'check' });
    const stake = mine([FOLD, { action: 'stake', min: 5, max: 10 }], { style: 'fresh' });
    expect(wishOf(stake, prepared('stake', 5))).toEqual({ action: 'stake', amount: 5 });
    expect(wishOf(stake, prepared('stake', 6))).toBeNull();
  });

  it('is kept for what can be done, and dropped for what cannot', () => {
    expect(keptIn(mine([FOLD, { action: 'call', price: 20 }]), prepared('call', 20))).not.toBeNull();
    expect(keptIn(mine([FOLD, { action: 'call', price: 40 }]), prepared('call', 20))).toBeNull();
  });

  it('is never done out of it', () => {
    expect(wishOf(bet(30), prepared('fold'))).toBeNull();
    expect(wishOf(mine([FOLD], { question: 'proposal' }), prepared('fold'))).toBeNull();
  });
});

describe('a decision', () => {
  const call = (price: number, more: Partial<TableView> = {}) =>
    mine([{ action: 'call', price }, FOLD], more);

  it('is another with another turn, price or set of answers, and not with a card that is turned', () => {
    const before = decisionOf(call(20));
    expect(decisionOf(call(20, { turn: 8 }))).not.toBe(before);
    expect(decisionOf(call(40))).not.toBe(before);
    expect(decisionOf(mine([{ action: 'check' }, FOLD]))).not.toBe(before);
    expect(decisionOf(mine([{ action: 'call', price: 20 }, FOLD, { action: 'look' }]))).toBe(before);
  });

  it('is another when what others pledge changes the viewer’s own part', () => {
    const join = (amount: number) =>
      view({
        question: 'join',
        phase: 'joining',
        owed: [0],
        price: 42,
        legal: [{ action: 'join with', price: 42 }],
        pledges: [{ seat: 1, to: 0, amount }],
      });
    expect(decisionOf(join(10))).not.toBe(decisionOf(join(5)));
  });

  it('stays while others act, until what may be prepared changes', () => {
    expect(decisionOf(bet(30, { turn: 8, owed: [2] }))).toBe(decisionOf(bet(30)));
    expect(decisionOf(bet(60))).not.toBe(decisionOf(bet(30)));
    expect(decisionOf(call(20))).not.toBe(decisionOf(bet(30)));
  });
});
