import { expect, test } from 'vitest';
import { demoBoosters, demoUpsells, SALE_ENDS_IN_DAYS } from './boosters.ts';
import { products } from './catalog/products.ts';

const NOW = Date.parse('2026-11-15T09:00:00Z');
const bySlug = new Map(products.map((product) => [product.slug, product]));

test('boosters and bars are of products the demo shop has, and of a few only', () => {
  const hint = new Set([
    ...demoBoosters(NOW).map(({ slug }) => slug),
    ...demoUpsells.map(({ slug }) => slug),
  ]);
  const named = [...hint, ...demoUpsells.flatMap(({ items }) => items)];
  expect(named.filter((slug) => !bySlug.has(slug))).toEqual([]);
  expect(hint.size).toBeLessThan(products.length / 6);
});

test('the countdown of a sale ends with the sale', () => {
  const ends = bySlug.get('reed-diffuser')?.variations?.map(({ sale }) => sale?.endsInDays);
  expect(new Set(ends)).toEqual(new Set([SALE_ENDS_IN_DAYS]));
  const countdown = demoBoosters(NOW).find(({ slug }) => slug === 'reed-diffuser');
  expect(countdown?.input).toMatchObject({ time: '00:00', startDate: '2026-11-20', end: 'hide' });
});

test('nobody is invented', () => {
  const viewers = demoBoosters(NOW).filter(({ kind }) => kind === 'viewers');
  expect(viewers.map(({ input }) => input)).toEqual([{}]);
});
