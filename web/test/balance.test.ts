import { expect, it } from 'vitest';
import { balances } from '../src/state/balance';

const DAY = 86_400_000;
const day = (at: number, played: number, given = 0) => ({ at: at * DAY, played, given });

it('goes through days on which nothing moved, to what one has now', () => {
  const days = [day(10, 50, 1000), day(12, -70), day(19, 5)];
  const found = balances(1485, days, 20 * DAY + 5);
  expect(found.map(({ at }) => Math.floor(at / DAY))).toEqual([
    10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
  ]);
  expect(found.map(({ value }) => value)).toEqual([
    500, 1550, 1550, 1480, 1480, 1480, 1480, 1480, 1480, 1480, 1485, 1485,
  ]);
});

it('begins with the account and what it was given, be that today', () => {
  expect(balances(9000, [day(30, -1000, 10_000)], 30 * DAY + 7)).toEqual([
    { at: 30 * DAY, value: 10_000 },
    { at: 31 * DAY - 1, value: 9000 },
  ]);
});

it('is a week at least, and level where nothing moved', () => {
  const found = balances(300, [], 30 * DAY);
  expect(found).toHaveLength(8);
  expect(new Set(found.map(({ value }) => value))).toEqual(new Set([300]));
});
