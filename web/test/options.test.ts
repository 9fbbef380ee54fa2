import { describe, expect, it } from 'vitest';
import { badgeOf } from '../src/state/badge';
import { bettingOf, buyIn, canStartNext, canTopUp, owes } from '../src/state/options';
import { resultOf } from '../src/state/result';
import type { OptionView, TableView } from '../src/wire';
import { seat, view } from './fixtures';

const turn = (legal: OptionView[], more: Partial<TableView> = {}) =>
  view({ question: 'betting', owed: [0], legal, ...more });

describe('a betting turn', () => {
  it('is only the viewer’s own', () => {
    expect(bettingOf(turn([], { owed: [1] }))).toBeNull();
    expect(bettingOf(turn([], { you: null }))).toBeNull();
    expect(bettingOf(turn([{ action: 'check' }], { question: 'show' }))).toBeNull();
  });

  it('has call for its price, a raise to choose, and the all-in apart', () => {
    const legal = [
      { action: 'call', price: 20 },
      { action: 'raise', min: 60, max: 90 },
      { action: 'all-in', price: 500 },
      { action: 'fold' },
      { action: 'look' },
    ];
    expect(bettingOf(turn(legal, { seats: [seat(0, { bet: 10 })] }))).toEqual({
      presses: [
        { action: 'fold', shown: null },
        { action: 'call', shown: 20 },
      ],
      choice: { action: 'raise', limits: { min: 60, max: 90 }, already: 10 },
      dark: null,
      allIn: { action: 'all-in', shown: 500 },
    });
  });

  it('sends the one amount of a bet without a range', () => {
    const doubled = bettingOf(turn([{ action: 'bet', min: 40, max: 40 }, { action: 'fold' }]));
    expect(doubled?.choice).toBeNull();
    expect(doubled?.presses).toContainEqual({ action: 'bet', shown: 40, amount: 40 });
  });

  it('has the all-in as large as the fold where nobody can call', () => {
    const short = bettingOf(turn([{ action: 'fold' }, { action: 'all-in', price: 70 }]));
    expect(short?.allIn).toBeNull();
    expect(short?.presses).toEqual([
      { action: 'fold', shown: null },
      { action: 'all-in', shown: 70 },
    ]);
  });

  it('has the dark apart where there is more to choose, and among the rest in a dark lap', () => {
    const dark = { action: 'dark', min: 10, max: 10 };
    const opening = bettingOf(turn([dark, { action: 'check' }, { action: 'bet', min: 10, max: 30 }]));
    expect(opening?.dark).toEqual({ action: 'dark', shown: 10, amount: 10 });
    const lap = bettingOf(turn([dark, { action: 'fold' }]));
    expect(lap?.dark).toBeNull();
    expect(lap?.presses.map((press) => press.action)).toEqual(['fold', 'dark']);
  });
});

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
    expect(badgeOf(one, view(more))).toBe(badge);
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

  it('shows nobody’s cards after folds, the winner’s own look included', () => {
    const winner = seat(0, { won: 30, cards: ['Ah', 'As', 'Ad'], score: { points: '33' } });
    const result = resultOf(view({ phase: 'finished', seats: [winner, seat(1)], winners: [0] }));
    expect(result?.unseen).toBe(true);
    expect(result?.winners[0]?.score).toBeNull();
  });
});
