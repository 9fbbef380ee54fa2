import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowTime, time } from '../src/browser/time';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs while somebody watches, from the moment that he begins, and wakes nobody after that', () => {
  vi.setSystemTime(90_000);
  const seen: number[] = [];
  const stop = effect(() => void seen.push(time.value));
  expect(seen.at(-1)).toBe(90_000);
  vi.advanceTimersByTime(400);
  expect(seen.at(-1)).toBe(90_400);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes slowly for what needs no more, and is right from the first', () => {
  vi.setSystemTime(203_000);
  const seen: number[] = [];
  const stop = effect(() => void seen.push(slowTime.value));
  expect(seen.at(-1)).toBe(200_000);
  vi.advanceTimersByTime(9_000);
  expect([...new Set(seen)].slice(-3)).toEqual([200_000, 205_000, 210_000]);
  stop();
});
