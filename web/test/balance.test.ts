import { expect, it } from 'vitest';
import { balances } from '../src/state/balance';

const DAY = 86_400_000;
const day = (at: number, played: number, given = 0) => ({ at: at * DAY, played, given });

it('reads back from what one has now, through days on which nothing moved', () => {
  const days = [day(10, 50, 1000), day(12, -70), day(19, 5)];
  const found = balances(985, days, 20 * DAY + 5);
  expect(found.map(({ at }) => at / DAY)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(found.map(({ value }) => value)).toEqual([
    0, 1050, 1050, 980, 980, 980, 980, 980, 980, 980, 985, 985,
  ]);
});

it('is a week at least, and level where nothing moved', () => {
  const found = balances(300, [], 30 * DAY);
  expect(found).toHaveLength(8);
  expect(new Set(found.map(({ value }) => value))).toEqual(new Set([300]));
});
