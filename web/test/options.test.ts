import { describe, expect, it } from 'vitest';
import { badgeOf } from '../src/state/badge';
import { buyIn, canStartNext, canTopUp, isShort, owes } from '../src/state/options';
import { resultOf } from '../src/state/result';
import { seat, view } from './fixtures';

describe('other questions', () => {
  it('are owed by the seats that are named', () => {
    expect(owes(view({ question: 'choice', owed: [0, 1] }), 'choice')).toBe(true);
    expect(owes(view({ question: 'choice', owed: [1, 2] }), 'choice')).toBe(false);
  });

  it('ask for a new deal once', () => {
    expect(canStartNext(view({ phase: 'finished' }))).toBe(true);
    expect(canStartNext(view({ phase: 'finished', seats: [seat(0, { ready: true })] }))).toBe(false);
    expect(canStartNext(view())).toBe(false);
  });
});

describe('chips to the table', () => {
  it('fit the table and the wallet', () => {
    expect(buyIn(view(), 10_000)).toEqual({ min: 200, max: 1000 });
    expect(buyIn(view(), 700)).toEqual({ min: 200, max: 700 });
    expect(buyIn(view(), 199)).toBeNull();
  });

  it('are added between banks, up to the maximum', () => {
    expect(canTopUp(view({ wallet: 9000 }))).toBeNull();
    expect(canTopUp(view({ wallet: 9000, phase: 'finished' }))).toEqual({ min: 1, max: 500 });
    expect(canTopUp(view({ wallet: 40, phase: 'waiting' }))).toEqual({ min: 1, max: 40 });
    expect(canTopUp(view({ wallet: 0, phase: 'waiting' }))).toBeNull();
  });

  it('are not needed for a notional score, which may be below zero', () => {
    const now = view({ exact: true, phase: 'finished', seats: [seat(0, { stack: '-17/2' })] });
    expect(canTopUp(now)).toBeNull();
    expect(isShort(now)).toBe(false);
  });
});

describe('a seat in one word', () => {
  it.each([
    [seat(1), {}, null],
    [seat(1, { dark: true }), {}, 'dark'],
    [seat(1, { dark: true, turned: [true, false, false] }), {}, 'looked'],
    [seat(1, { turned: [false, true, false] }), {}, 'looked'],
    [seat(1, { all_in: true }), {}, 'all_in'],
    [seat(1, { status: 'folded' as const }), {}, 'folded'],
    [seat(1, { connected: false }), {}, 'away'],
    [seat(1, { leaving: true }), {}, 'gone'],
    [seat(1, { equal: true }), { phase: 'choice' as const }, 'equal'],
    [seat(1, { joined: true }), { phase: 'joining' as const }, 'joined'],
    [seat(1, { status: 'waiting' as const, sits_out: true }), {}, 'sits_out'],
    [seat(1, { ready: true }), { phase: 'finished' as const }, 'ready'],
    [seat(1), { phase: 'showdown' as const }, null],
  ])('%#', (one, more, badge) => {
    expect(badgeOf(one, view(more), true)).toBe(badge);
  });

  it('says nothing of looking where no dark play is allowed', () => {
    expect(badgeOf(seat(1), view(), false)).toBeNull();
    expect(badgeOf(seat(1, { turned: [true, true, true] }), view(), false)).toBeNull();
    expect(badgeOf(seat(1, { equal: true }), view({ phase: 'cutting' }), false)).toBe('equal');
  });
});

describe('the result', () => {
  it('is there only at the end', () => {
    expect(resultOf(view())).toBeNull();
  });

  it('names the winner, and what he won it with', () => {
    const winner = seat(1, { opened: true, won: 120, cards: ['Ah', 'As', 'Ad'], score: { points: '33' } });
    const result = resultOf(view({ phase: 'finished', seats: [seat(0), winner], winners: [1], rake: 3 }));
    expect(result?.winners).toEqual([
      { seat: 1, name: 'Boris', you: false, won: 120, score: { points: '33' } },
    ]);
    expect(result?.shown.map((hand) => hand.seat)).toEqual([1]);
    expect(result?.rake).toBe(3);
    expect(result?.unseen).toBe(false);
  });

  it('lists the shown hands from the best down', () => {
    const shown = (number: number, points: string, won = 0) =>
      seat(number, { opened: true, cards: ['6s', '7s', '8s'], score: { points }, won });
    const seats = [shown(0, '21'), shown(1, '65/2'), shown(2, '33', 60)];
    const result = resultOf(view({ phase: 'finished', seats, winners: [2] }));
    expect(result?.shown.map((hand) => hand.seat)).toEqual([2, 1, 0]);
  });

  it('has what two have compared, for them alone', () => {
    const hand = { cards: ['Ah', 'Th', '6c'], score: { points: '21' } };
    const seats = [
      seat(0, { ...hand, won: 60 }),
      seat(1, { ...hand, score: { points: '18' }, compared: true }),
      seat(2),
    ];
    const result = resultOf(view({ phase: 'finished', seats, winners: [0] }));
    expect(result?.shown.map((shown) => [shown.seat, shown.won, shown.open])).toEqual([
      [0, true, false],
      [1, false, false],
    ]);
    expect(result?.unseen).toBe(true);
  });

  it('shows nobody’s cards after folds, the winner’s own look included', () => {
    const winner = seat(0, { won: 30, cards: ['Ah', 'As', 'Ad'], score: { points: '33' } });
    const result = resultOf(view({ phase: 'finished', seats: [winner, seat(1)], winners: [0] }));
    expect(result?.unseen).toBe(true);
    expect(result?.winners[0]?.score).toBeNull();
  });
});
