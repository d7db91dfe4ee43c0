import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { countPairs, MAX_PRODUCTS, toPairs } from './pairs.ts';
import { sumPicks } from './selection.ts';

test('each pair of an order counts once in both directions, whatever stood twice', () => {
  expect(toPairs([1, 2, 1])).toEqual([
    { productId: 1, otherId: 2 },
    { productId: 2, otherId: 1 },
  ]);
  expect(toPairs([1])).toEqual([]);
  const many = Array.from({ length: MAX_PRODUCTS + 1 }, (_, at) => at);
  expect(toPairs(many)).toEqual([]);
  expect(toPairs(many.slice(1))).toHaveLength(MAX_PRODUCTS * (MAX_PRODUCTS - 1));
});

test('pairs of several orders add up', () => {
  const counts = countPairs([[1, 2, 3], [2, 1], [3]]);
  expect(counts.get('1/2')).toBe(2);
  expect(counts.get('2/1')).toBe(2);
  expect(counts.get('1/3')).toBe(1);
  expect(counts.size).toBe(6);
});

test('the sum is of what is ticked, and exact once nothing is open', () => {
  const pick = (id: number, ticked: boolean, price: number | null, open = false, sure = !open) => ({
    id,
    ticked,
    sure,
    price: price === null ? null : money(price),
    open,
  });
  expect(sumPicks([pick(1, true, 4800), pick(2, false, 900), pick(3, true, 1400, true)])).toEqual({
    ids: [1, 3],
    total: 6200,
    exact: false,
    open: [3],
  });
  expect(sumPicks([pick(1, true, 4800), pick(2, true, 900)])).toMatchObject({
    total: 5700,
    exact: true,
    open: [],
  });
  expect(sumPicks([pick(1, true, null)]).exact).toBe(false);
  expect(sumPicks([pick(1, true, 4800, false, false)]).exact).toBe(false);
  expect(sumPicks([])).toEqual({ ids: [], total: 0, exact: true, open: [] });
});
