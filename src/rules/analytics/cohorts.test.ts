import { expect, test } from 'vitest';
import { type CohortPart, type CustomerMonth, cohortChanges, cohortParts } from './cohorts.ts';

const bought = (customer: string, month: string, net: number, orders = 1): CustomerMonth => {
  return { customer, month, orders, net, total: net + 10 };
};
const part = (first: string, month: string, customers: number, orders: number, net: number) => {
  return { first, month, customers, orders, net };
};
const withoutTotals = (parts: readonly CohortPart[]) =>
  parts.map(({ first, month, customers, orders, net }) => {
    return { first, month, customers, orders, net };
  });

test.each([
  ['nobody', [], []],
  [
    'one who comes back',
    [bought('ada', '2026-05', 20), bought('ada', '2026-03', 40)],
    [part('2026-03', '2026-05', 1, 1, 20), part('2026-03', '2026-03', 1, 1, 40)],
  ],
  [
    'two of one month',
    [bought('ada', '2026-03', 40), bought('ben', '2026-03', 60, 2)],
    [part('2026-03', '2026-03', 2, 3, 100)],
  ],
  [
    'a month with a refund alone, which is no purchase',
    [bought('ada', '2026-03', 40), bought('ada', '2026-04', -40, 0)],
    [part('2026-03', '2026-03', 1, 1, 40), part('2026-03', '2026-04', 0, 0, -40)],
  ],
  ['one whose orders are gone', [bought('ada', '2026-04', -40, 0)], []],
])('the cohorts of %s', (_, months, expected) => {
  expect(withoutTotals(cohortParts(months))).toEqual(expected);
});

test('an earlier order moves all that a customer bought to another cohort', () => {
  const before = cohortParts([bought('ada', '2026-05', 20)]);
  const now = cohortParts([bought('ada', '2026-05', 20), bought('ada', '2026-03', 40)]);
  expect(withoutTotals(cohortChanges(before, now))).toEqual([
    part('2026-03', '2026-05', 1, 1, 20),
    part('2026-03', '2026-03', 1, 1, 40),
    part('2026-05', '2026-05', -1, -1, -20),
  ]);
  expect(cohortChanges(now, now)).toEqual([]);
});
