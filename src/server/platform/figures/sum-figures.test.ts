import { expect, test } from 'vitest';
import { percentile, sumRoutes } from './sum-figures.ts';

/** Requests in the buckets up to 1, 5, 10, 25, 50, 100, 250, 500 ms, 1, 2.5, 5 s, and longer ones. */
const counts = (...some: number[]) => Array.from({ length: 12 }, (_, at) => some[at] ?? 0);

test.each([
  ['the middle of the bucket', counts(0, 90, 10), 7.5],
  ['all in the first', counts(100), 0.95],
  ['the end of a bucket', counts(95, 0, 5), 1],
  ['one request alone', counts(0, 0, 0, 1), 24.25],
  ['empty buckets between', counts(10, 0, 0, 0, 0, 0, 0, 0, 90), 972.2],
])('%s', (_, some, expected) => {
  const { ms, isMore } = percentile({ counts: some }, 0.95);
  expect(ms).toBeCloseTo(expected, 1);
  expect(isMore).toBe(false);
});

test('beyond the largest bucket nothing is known but that', () => {
  const some = counts(90);
  some[11] = 10;
  expect(percentile({ counts: some }, 0.95)).toEqual({ ms: 5000, isMore: true });
  expect(percentile({ counts: some }, 0.9)).toEqual({ ms: 1, isMore: false });
});

test('routes of several processes are one, the most requested first', () => {
  const summed = sumRoutes([
    {
      routes: [
        { route: 'home', counts: counts(10) },
        { route: 'cart', counts: counts(0, 45) },
      ],
    },
    { routes: [{ route: 'cart', counts: counts(0, 45, 10) }] },
  ]);
  expect(summed.map(({ route, requests }) => [route, requests])).toEqual([
    ['cart', 100],
    ['home', 10],
  ]);
  expect(summed[0]?.p95.ms).toBeCloseTo(7.5);
});
