import { describe, expect, it } from 'vitest';
import { hasGrownLong, LONG, untold } from '../src/state/absences';
import type { Line } from '../src/state/table';

let seq = 0;

function line(event: Line['event'], heard: number | null = null): Line {
  seq += 1;
  return { seq, event, names: ['Anna', 'Boris'], you: 0, heard };
}

const lost = (seat: number, heard: number | null = null) =>
  line({ event: 'line_lost', seat, deadline: null }, heard);
const back = (seat: number, heard: number | null = null) => line({ event: 'line_back', seat }, heard);

describe('an absence goes without saying', () => {
  it('where it was short and cost nothing', () => {
    const lines = [lost(1, 1000), back(1, 1000 + LONG - 1)];
    expect(untold(lines, 99_000)).toEqual(new Set(lines));
  });

  it('and is told where it was long', () => {
    expect(untold([lost(1, 1000), back(1, 1000 + LONG)], 99_000).size).toBe(0);
  });

  it('and is told where something was decided for who was away', () => {
    const cost = line({ event: 'folded', seat: 1, by: 'clock' }, 2000);
    expect(untold([lost(1, 1000), cost, back(1, 3000)], 99_000).size).toBe(0);
  });

  it('while it may yet be short', () => {
    const away = lost(1, 1000);
    expect(untold([away], 1000 + LONG - 1)).toEqual(new Set([away]));
    expect(untold([away], 1000 + LONG).size).toBe(0);
    expect(hasGrownLong(away, 1000 + LONG - 1, 5000)).toBe(false);
    expect(hasGrownLong(away, 1000 + LONG, 5000)).toBe(true);
    expect(hasGrownLong(away, 6000 + LONG, 5000)).toBe(false);
  });

  it('where a snapshot tells of it after its end', () => {
    const lines = [lost(1), back(1)];
    expect(untold(lines, 99_000)).toEqual(new Set(lines));
    expect(untold([lost(1)], 99_000).size).toBe(0);
  });

  it('where it is one’s own, however long', () => {
    const lines = [lost(0, 1000), back(0, 99_000)];
    expect(untold(lines, 99_000)).toEqual(new Set(lines));
    expect(untold([back(0)], 0).size).toBe(1);
  });

  it('each seat by itself', () => {
    const short = [lost(1, 1000), back(1, 2000)];
    expect(untold([lost(2, 500), ...short, back(2, 99_000)], 99_000)).toEqual(new Set(short));
  });
});
