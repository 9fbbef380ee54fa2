import { describe, expect, it } from 'vitest';
import { backoff } from '../src/net/backoff';
import { offsetAfter, remaining } from '../src/values/clock';

describe('the server clock', () => {
  it('is the local one and what the first message said', () => {
    expect(offsetAfter(null, 5000, 2000)).toBe(3000);
  });

  it('does not believe a message that was long on its way', () => {
    expect(offsetAfter(3000, 5000, 2400)).toBe(2995);
    expect(offsetAfter(3000, 5010, 2000)).toBe(3010);
  });

  it('follows a clock that was set anew', () => {
    expect(offsetAfter(3000, 5000, 60_000)).toBe(-55_000);
  });
});

describe('the time left', () => {
  it('is milliseconds until the deadline, counted in seconds', () => {
    expect(remaining(20_000, 20, 5_001)).toEqual({ seconds: 15, part: 14_999 / 20_000 });
  });

  it('ends at nothing and never begins above all', () => {
    expect(remaining(1000, 20, 9000)).toEqual({ seconds: 0, part: 0 });
    expect(remaining(90_000, 20, 0).part).toBe(1);
  });
});

describe('the wait before a new try', () => {
  it('doubles up to a ceiling, and leaves half to chance', () => {
    expect(backoff(0, () => 0)).toBe(200);
    expect(backoff(0, () => 1)).toBe(400);
    expect(backoff(3, () => 1)).toBe(3200);
    expect(backoff(500, () => 1)).toBe(10_000);
  });
});
