import { describe, expect, it } from 'vitest';
import { placesOf } from '../src/state/places';

describe('places round the table', () => {
  it('put the viewer at the bottom and go on clockwise', () => {
    expect(placesOf(6, 2, false)).toEqual({ bottom: 2, left: [4, 3], top: [5], right: [0, 1] });
    expect(placesOf(6, 2, true)).toEqual({ bottom: 2, left: [3], top: [4, 5, 0], right: [1] });
  });

  it('put two players opposite each other', () => {
    expect(placesOf(2, 1, false)).toEqual({ bottom: 1, left: [], top: [0], right: [] });
    expect(placesOf(2, null, true)).toEqual({ bottom: 0, left: [], top: [1], right: [] });
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('seat each of %i once', (count) => {
    for (const wide of [true, false]) {
      const { bottom, left, top, right } = placesOf(count, 1, wide);
      expect([bottom, ...left, ...top, ...right].sort((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, number) => number),
      );
      expect(left.length).toBe(right.length);
    }
  });
});
