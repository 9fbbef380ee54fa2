import { describe, expect, it } from 'vitest';
import { bettingOf, offTurn } from '../src/state/betting';
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
      choice: { action: 'raise', also: [], limits: { min: 60, max: 90 }, already: 10 },
      apart: [{ action: 'all-in', shown: 500 }],
    });
  });

  it('sends the one amount of a bet without a range', () => {
    const doubled = bettingOf(turn([{ action: 'bet', min: 40, max: 40 }, { action: 'fold' }]));
    expect(doubled?.choice).toBeNull();
    expect(doubled?.presses).toContainEqual({ action: 'bet', shown: 40, amount: 40 });
  });

  it('has the all-in as large as the fold where nobody can call', () => {
    const short = bettingOf(turn([{ action: 'fold' }, { action: 'all-in', price: 70 }]));
    expect(short?.apart).toEqual([]);
    expect(short?.presses).toEqual([
      { action: 'fold', shown: null },
      { action: 'all-in', shown: 70 },
    ]);
  });

  it('has the dark apart where there is more to choose, and among the rest in a dark lap', () => {
    const dark = { action: 'dark', min: 10, max: 10 };
    const opening = bettingOf(turn([dark, { action: 'check' }, { action: 'bet', min: 10, max: 30 }]));
    expect(opening?.apart).toEqual([{ action: 'dark', shown: 10, amount: 10 }]);
    const lap = bettingOf(turn([dark, { action: 'fold' }]));
    expect(lap?.apart).toEqual([]);
    expect(lap?.presses.map((press) => press.action)).toEqual(['fold', 'dark']);
  });

  it('takes one sum for a walk and a compare, and puts what is special apart', () => {
    const legal = [
      { action: 'stake', min: 40, max: 90 },
      { action: 'compare', min: 40, max: 90, price: 40 },
      { action: 'propose' },
      { action: 'all-in', price: 90 },
      { action: 'fold' },
      { action: 'redeal' },
    ];
    const walking = bettingOf(turn(legal, { style: 'fresh', seats: [seat(0, { bet: 20 })] }));
    expect(walking?.choice).toEqual({
      action: 'stake',
      also: ['compare'],
      limits: { min: 40, max: 90 },
      already: 0,
    });
    expect(walking?.presses.map((press) => press.action)).toEqual(['fold']);
    expect(walking?.apart.map((press) => press.action)).toEqual(['propose', 'redeal', 'all-in']);
  });

  it('has a compare without a choice of sum at its price', () => {
    const legal = [{ action: 'compare', min: 100, max: 100, price: 100 }, { action: 'fold' }];
    expect(bettingOf(turn(legal))?.presses).toContainEqual({ action: 'compare', shown: 100, amount: 100 });
  });

  it('has a show at its price beside a stake', () => {
    const legal = [{ action: 'stake', min: 2, max: 10 }, { action: 'show', price: 2 }, { action: 'fold' }];
    const two = bettingOf(turn(legal));
    expect(two?.presses).toEqual([
      { action: 'fold', shown: null },
      { action: 'show', shown: 2 },
    ]);
  });

  it('takes one sum for a first bet, dark or open, and another for doubling in the chain', () => {
    const first = bettingOf(
      turn([
        { action: 'dark', min: 10, max: 880 },
        { action: 'bet', min: 10, max: 880 },
      ]),
    );
    expect(first?.choice?.action).toBe('bet');
    expect(first?.choice?.also).toEqual(['dark']);
    const chain = bettingOf(
      turn([
        { action: 'dark', min: 160, max: 160 },
        { action: 'bet', min: 160, max: 880 },
      ]),
    );
    expect(chain?.choice?.also).toEqual([]);
    expect(chain?.apart).toEqual([{ action: 'dark', shown: 160, amount: 160 }]);
  });
});

describe('off turn', () => {
  const redeal = [{ action: 'redeal' }, { action: 'look' }];

  it('a redeal may be demanded', () => {
    expect(offTurn(turn(redeal, { owed: [1] }))).toEqual([{ action: 'redeal', shown: null }]);
  });

  it('is not where it is one’s turn, which has it among its buttons', () => {
    expect(offTurn(turn([...redeal, { action: 'fold' }]))).toEqual([]);
  });
});
