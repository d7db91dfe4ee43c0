import { expect, test } from 'vitest';
import { seededRandom } from '#server/catalog/testing/random-shop.ts';
import { passStation, percentile } from './queue.ts';

test.each([
  ['one server, one after the other', [0, 1], [5, 5], 1, [5, 10], [0, 4]],
  ['two servers, the third waits', [0, 1, 2], [5, 5, 5], 2, [5, 6, 10], [0, 0, 3]],
  ['nobody waits for a free server', [0, 10, 20], [5, 5, 5], 1, [5, 15, 25], [0, 0, 0]],
  ['a short one leaves first', [0, 0, 0], [9, 1, 1], 2, [9, 1, 2], [0, 0, 1]],
  ['five at once on three', [0, 0, 0, 0, 0], [3, 2, 4, 1, 1], 3, [3, 2, 4, 3, 4], [0, 0, 0, 2, 3]],
  ['nothing', [], [], 1, [], []],
])('%s', (_, arrivals, services, servers, departures, waits) => {
  expect(passStation(arrivals, services, servers)).toMatchObject({ departures, waits });
});

test.each([
  [0.5, 1],
  [0.8, 4],
])('waits of random arrivals at a load of %d are those of theory (M/M/1)', (load, mean) => {
  const random = seededRandom(3);
  const exponential = () => -Math.log(1 - random());
  let at = 0;
  const arrivals = Array.from({ length: 200_000 }, () => {
    at += exponential() / load;
    return at;
  });
  const { waits, busy } = passStation(
    arrivals,
    arrivals.map(() => exponential()),
    1,
  );
  const average = waits.reduce((all, wait) => all + wait, 0) / waits.length;
  expect(Math.abs(average - mean) / mean).toBeLessThan(0.1);
  expect(Math.abs(busy / at - load)).toBeLessThan(0.02);
});

test.each([
  [[], 0.5, 0],
  [[7], 0.99, 7],
  [[4, 1, 3, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.95, 4],
])('of %j the share %d is below %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
