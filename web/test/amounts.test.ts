import { describe, expect, it } from 'vitest';
import { everySum, freshPresets, levelPresets } from '../src/state/presets';
import {
  bounds,
  chipsText,
  clamp,
  isSome,
  pointsText,
  roughly,
  stepOf,
  typedAmount,
  whole,
} from '../src/values/amounts';

describe('chips', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1250, '1 250'],
    [1234567, '1 234 567'],
    ['9/2', '4½'],
    ['33/4', '8¼'],
    ['-3/4', '−¾'],
    ['5/8', '⅝'],
    ['10/3', '3¹⁄₃'],
    ['4001/16', '250¹⁄₁₆'],
    ['-129/16', '−8¹⁄₁₆'],
    ['1/0', '1/0'],
    [-20, '−20'],
  ])('%s is written %s', (amount, text) => {
    expect(chipsText(amount, ' ')).toBe(text);
  });

  it('are never added as texts', () => {
    expect(whole('100') + whole(100)).toBe(200);
    expect(whole(null)).toBe(0);
    expect(whole('9/2')).toBe(4);
    expect(whole('-9/2')).toBe(-4);
  });
});

describe('a fraction', () => {
  it('is something, and be it less than one', () => {
    expect(isSome('1/2')).toBe(true);
    expect([0, '0', null, undefined, -3, '-1/2', 'seka'].map(isSome)).toEqual(Array(7).fill(false));
  });

  it('is put in order, below zero too; a class of hands lies above all points', () => {
    const texts = ['seka', '31', '65/2', '-1/2', '-17/2', '0'];
    expect(texts.sort((one, other) => roughly(one) - roughly(other))).toEqual([
      '-17/2',
      '-1/2',
      '0',
      '31',
      '65/2',
      'seka',
    ]);
  });
});

describe('points', () => {
  it('are exact, with the sign of the language', () => {
    expect(pointsText('65/2', ',')).toBe('32,5');
    expect(pointsText('65/2', '.')).toBe('32.5');
    expect(pointsText('31', ',')).toBe('31');
    expect(pointsText('AAA', ',')).toBe('AAA');
  });
});

describe('a bet', () => {
  it('has bounds only where the option has both', () => {
    expect(bounds({ action: 'call', price: 20 })).toBeNull();
    expect(bounds({ action: 'bet', min: 10, max: 30 })).toEqual({ min: 10, max: 30 });
  });

  it('stays within its bounds', () => {
    expect(clamp(5, { min: 10, max: 30 })).toBe(10);
    expect(clamp(15.5, { min: 10, max: 30 })).toBe(16);
    expect(clamp(31, { min: 10, max: 30 })).toBe(30);
  });

  it('offers min, half the pot, the pot and max above the level', () => {
    expect(levelPresets({ min: 60, max: 400 }, 30, 60)).toEqual([
      { name: 'min', amount: 60 },
      { name: 'pot', amount: 90 },
      { name: 'max', amount: 400 },
    ]);
    expect(levelPresets({ min: 10, max: 30 }, 0, 30).map((preset) => preset.amount)).toEqual([10, 15, 30]);
  });

  it('of its own offers the least, twice as much, the pot and the ceiling, in order', () => {
    expect(freshPresets({ min: 40, max: 100 }, 184, true)).toEqual([
      { name: 'min', amount: 40 },
      { name: 'double', amount: 80 },
      { name: 'ceiling', amount: 100 },
    ]);
    expect(freshPresets({ min: 1, max: 90 }, 12, false)).toEqual([
      { name: 'min', amount: 1 },
      { name: 'double', amount: 2 },
      { name: 'pot', amount: 12 },
      { name: 'max', amount: 90 },
    ]);
  });

  it('has a press for every sum of a narrow range', () => {
    expect(everySum({ min: 5, max: 10 })).toEqual([5, 6, 7, 8, 9, 10]);
    expect(everySum({ min: 1, max: 10 })).toHaveLength(10);
    expect(everySum({ min: 1, max: 11 })).toBeNull();
  });

  it('steps by the ante, or by all of a narrow range', () => {
    expect(stepOf({ min: 10, max: 300 }, 10)).toBe(10);
    expect(stepOf({ min: 10, max: 14 }, 10)).toBe(4);
    expect(stepOf({ min: 10, max: 10 }, 10)).toBe(1);
  });

  it.each([
    ['120', ',', 120],
    [' 1 250 ', ',', 1250],
    ['1,250', ',', 1250],
    ['1\u00a0250', '\u00a0', 1250],
    ['', ',', null],
    ['-5', ',', null],
    ['12a', ',', null],
    ['12.5', ',', null],
    ['12,5', '\u00a0', null],
  ])('typed %j, grouped by %j, is %s', (text, separator, amount) => {
    expect(typedAmount(text, separator)).toBe(amount);
  });
});
