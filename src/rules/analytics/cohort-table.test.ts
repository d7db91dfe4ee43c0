import { expect, test } from 'vitest';
import { cohortRows, monthAfter } from './cohort-table.ts';

const part = (first: string, month: string, customers: number, net: number) => {
  return { first, month, customers, orders: customers, net, total: net + customers * 10 };
};
const PARTS = [
  part('2026-03', '2026-03', 2, 100),
  part('2026-03', '2026-05', 1, 20),
  part('2026-05', '2026-05', 1, 40),
];

test('rows begin with the present month and leave out months without a first order', () => {
  expect(cohortRows(PARTS, { month: '2026-05', count: 12, sales: 'net' })).toEqual([
    {
      ...{ first: '2026-05', customers: 1, sales: 40, value: 40 },
      months: [{ customers: 1, sales: 40 }],
    },
    {
      ...{ first: '2026-03', customers: 2, sales: 120, value: 60 },
      months: [
        { customers: 2, sales: 100 },
        { customers: 0, sales: 100 },
        { customers: 1, sales: 120 },
      ],
    },
  ]);
});

test.each([
  ['as many months as are to be listed', { month: '2026-05', count: 2 }, ['2026-05']],
  ['a month of the next year', { month: '2027-01', count: 9 }, ['2026-05']],
  ['a time before the shop', { month: '2025-01', count: 9 }, []],
])('%s', (_, query, firsts) => {
  const rows = cohortRows(PARTS, { ...query, sales: 'total' });
  expect(rows.map(({ first }) => first)).toEqual(firsts);
});

test('with tax and shipping where these are sales', () => {
  const [row] = cohortRows(PARTS, { month: '2026-05', count: 1, sales: 'total' });
  expect(row).toMatchObject({ sales: 50, value: 50 });
});

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected);
});
