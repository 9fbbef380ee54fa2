import { describe, expect, it } from 'vitest';
import { densityOf, placesOf, type Shape } from '../src/state/places';

const SHAPES: Shape[] = ['tall', 'wide', 'roomy'];

describe('places round the table', () => {
  it('put the viewer at the bottom and go on clockwise', () => {
    expect(placesOf(6, 2, 'tall')).toEqual({ bottom: [2], left: [4, 3], top: [5], right: [0, 1] });
    expect(placesOf(6, 2, 'wide')).toEqual({ bottom: [2], left: [3], top: [4, 5, 0], right: [1] });
  });

  it('put two players opposite each other', () => {
    expect(placesOf(2, 1, 'tall')).toEqual({ bottom: [1], left: [], top: [0], right: [] });
    expect(placesOf(2, null, 'wide')).toEqual({ bottom: [0], left: [], top: [1], right: [] });
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('seat each of %i once', (count) => {
    for (const [shape, you] of SHAPES.flatMap((one) => [[one, 1] as const, [one, null] as const])) {
      const { bottom, left, top, right } = placesOf(count, you, shape);
      expect([...bottom, ...left, ...top, ...right].sort((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, number) => number),
      );
      expect(left.length).toBe(right.length);
    }
  });

  it('leave who looks on at a large table no empty side', () => {
    expect(placesOf(10, null, 'roomy')).toEqual({
      bottom: [1, 0, 9],
      left: [3, 2],
      top: [4, 5, 6],
      right: [7, 8],
    });
    expect(placesOf(8, null, 'tall').bottom).toEqual([0, 7]);
  });

  it('put at most three at the top of a small window, four at its sides, and five at a desktop’s top', () => {
    for (let count = 2; count <= 12; count++) {
      const tall = placesOf(count, 0, 'tall');
      expect(tall.top.length).toBeLessThanOrEqual(3);
      expect(tall.left.length).toBeLessThanOrEqual(4);
      const roomy = placesOf(count, 0, 'roomy');
      expect(roomy.top.length).toBeLessThanOrEqual(5);
      expect(roomy.left.length).toBeLessThanOrEqual(3);
    }
  });

  it('come closer as they grow more, sooner in a low window', () => {
    expect([6, 7, 8, 9, 12].map((count) => densityOf(count, false))).toEqual([
      'few',
      'many',
      'many',
      'crowd',
      'crowd',
    ]);
    expect([6, 7, 12].map((count) => densityOf(count, true))).toEqual(['few', 'crowd', 'crowd throng']);
    expect([3, 4].map((count) => densityOf(count, true, true))).toEqual(['few', 'crowd']);
    expect([6, 7, 8].map((count) => densityOf(count, false, true))).toEqual(['few', 'crowd', 'crowd']);
  });
});
