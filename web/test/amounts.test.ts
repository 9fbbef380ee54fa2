import { describe, expect, it } from 'vitest';
import { bounds, chipsText, clamp, pointsText, presets, stepOf, typedAmount, whole } from '../src/amounts';

describe('chips', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1250, '1 250'],
    [1234567, '1 234 567'],
    ['9/2', '4½'],
    ['33/4', '8¼'],
    ['-3/4', '−¾'],
    ['10/3', '3 1/3'],
    [-20, '−20'],
  ])('%s is written %s', (amount, text) => {
    expect(chipsText(amount, ' ')).toBe(text);
  });

  it('are never added as texts', () => {
    expect(whole('100') + whole(100)).toBe(200);
    expect(whole(null)).toBe(0);
    expect(whole('9/2')).toBe(4);
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
    expect(presets({ min: 60, max: 400 }, 30, 60)).toEqual([
      { name: 'min', amount: 60 },
      { name: 'pot', amount: 90 },
      { name: 'max', amount: 400 },
    ]);
    expect(presets({ min: 10, max: 30 }, 0, 30).map((preset) => preset.amount)).toEqual([10, 15, 30]);
  });

  it('steps by the ante, or by all of a narrow range', () => {
    expect(stepOf({ min: 10, max: 300 }, 10)).toBe(10);
    expect(stepOf({ min: 10, max: 14 }, 10)).toBe(4);
    expect(stepOf({ min: 10, max: 10 }, 10)).toBe(1);
  });

  it.each([
    ['120', 120],
    [' 1 250 ', 1250],
    ['1,250', 1250],
    ['', null],
    ['-5', null],
    ['12a', null],
  ])('typed %j is %s', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });
});
