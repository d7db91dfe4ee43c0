import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetricFigures } from '../metrics.ts';
import { countedSince, watchCounts } from './recent-counts.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was counted before is taken away, routes without a request are left out', () => {
  const before = {
    routes: [
      { route: 'home', counts: [1, 2] },
      { route: 'cart', counts: [4, 0] },
    ],
    cache: { hits: 5, misses: 1 },
  };
  const current = {
    routes: [
      { route: 'home', counts: [1, 5] },
      { route: 'cart', counts: [4, 0] },
      { route: 'new', counts: [0, 1] },
    ],
    cache: { hits: 9, misses: 1 },
  };
  expect(countedSince(before, current)).toEqual({
    routes: [
      { route: 'home', counts: [0, 3] },
      { route: 'new', counts: [0, 1] },
    ],
    cache: { hits: 4, misses: 0 },
  });
});

test('counts are those since the start, and after an hour those of the last one', () => {
  let minutes = 0;
  // One hit a minute.
  const count = (): MetricFigures => ({ routes: [], cache: { hits: minutes, misses: 0 } });
  const watched = watchCounts(count, () => minutes * MINUTE);
  const pass = (more: number) => {
    for (let minute = 0; minute < more; minute += 1) {
      minutes += 1;
      vi.advanceTimersByTime(MINUTE);
    }
  };
  pass(7);
  expect(watched.read()).toMatchObject({ cache: { hits: 7 }, windowMs: 7 * MINUTE });
  pass(600);
  const { cache, windowMs } = watched.read();
  expect(windowMs).toBe(cache.hits * MINUTE);
  expect(cache.hits).toBeGreaterThanOrEqual(55);
  expect(cache.hits).toBeLessThanOrEqual(60);
  watched.end();
});
