import { describe, expect, it } from 'vitest';
import { bettingOf, isShortOfBet, offTurn, placeOf } from '../src/state/betting';
import type { OptionView, TableView } from '../src/wire';
import { seat, view } from './fixtures';

const turn = (legal: OptionView[], more: Partial<TableView> = {}) =>
  view({ question: 'betting', owed: [0], legal, ...more });

const places = (view: TableView) =>
  Object.fromEntries((bettingOf(view)?.presses ?? []).map(({ action }) => [action, placeOf(action)]));

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
        { action: 'call', shown: 20 },
        { action: 'all-in', shown: 500 },
        { action: 'fold', shown: null },
      ],
      choice: { action: 'raise', also: [], limits: { min: 60, max: 90 }, already: 10 },
    });
    expect(places(turn(legal))).toEqual({ fold: 'left', call: 'middle', 'all-in': 'alone' });
  });

  it('sends the one amount of a bet without a range', () => {
    const doubled = bettingOf(turn([{ action: 'bet', min: 40, max: 40 }, { action: 'fold' }]));
    expect(doubled?.choice).toBeNull();
    expect(doubled?.presses).toContainEqual({ action: 'bet', shown: 40, amount: 40 });
  });

  it('has the all-in where it always is, and says so, where nobody can call', () => {
    const legal = [{ action: 'fold' }, { action: 'all-in', price: 70 }];
    expect(places(turn(legal))).toEqual({ fold: 'left', 'all-in': 'alone' });
    const short = bettingOf(turn(legal));
    expect(short && isShortOfBet(short)).toBe(true);
    const able = bettingOf(turn([...legal, { action: 'call', price: 20 }]));
    expect(able && isShortOfBet(able)).toBe(false);
  });

  it('has the dark apart, in a dark lap too, so that looking swaps nothing under a finger', () => {
    const dark = { action: 'dark', min: 10, max: 10 };
    const opening = turn([dark, { action: 'check' }, { action: 'bet', min: 10, max: 30 }]);
    expect(places(opening)).toEqual({ dark: 'apart', check: 'middle' });
    expect(places(turn([dark, { action: 'fold' }]))).toEqual({ dark: 'apart', fold: 'left' });
    const looked = turn([{ action: 'bet', min: 10, max: 10 }, { action: 'fold' }]);
    expect(places(looked)).toEqual({ bet: 'right', fold: 'left' });
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
    expect(walking?.presses.map((press) => press.action)).toEqual(['propose', 'redeal', 'all-in', 'fold']);
  });

  it('has a compare without a choice of sum at its price', () => {
    const legal = [{ action: 'compare', min: 100, max: 100, price: 100 }, { action: 'fold' }];
    expect(bettingOf(turn(legal))?.presses).toContainEqual({ action: 'compare', shown: 100, amount: 100 });
  });

  it('has a show at its price beside a stake', () => {
    const legal = [{ action: 'stake', min: 2, max: 10 }, { action: 'show', price: 2 }, { action: 'fold' }];
    const two = bettingOf(turn(legal));
    expect(two?.presses).toEqual([
      { action: 'show', shown: 2 },
      { action: 'fold', shown: null },
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
    expect(chain?.presses).toEqual([{ action: 'dark', shown: 160, amount: 160 }]);
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
