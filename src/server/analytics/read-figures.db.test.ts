import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readIntervals, readTotals } from './read-figures.ts';

const database = await testDatabase();
const { db } = database;
/** Both months are read whole, without the days at their edges. */
const RANGE = { first: '2026-06-02', last: '2026-07-30' };
const SOLD = [
  { day: '2026-06-01', key: 'ada@example.com', gross: 100 },
  { day: '2026-06-20', key: 'ada@example.com', gross: 20 },
  { day: '2026-06-01', key: 'bea@example.com', gross: 7000 },
  { day: '2026-07-03', key: 'cy@example.com', gross: 300 },
  { day: '2026-07-31', key: 'cy@example.com', gross: 50_000 },
] as const;

beforeAll(async () => {
  await database.reset();
  const none = { discount: 0, refunds: 0, tax: 0, shipping: 0, shipping_tax: 0 };
  for (const { day, key, gross } of SOLD) {
    for (const period of [day, day.slice(0, 7)]) {
      const grain = period === day ? ('day' as const) : ('month' as const);
      const figures = { ...none, orders: 1, items: 1000, gross };
      await db
        .insertInto('analytics_figures')
        .values({ kind: 'customer', grain, period, key, label: key, ...figures })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'grain', 'period', 'key']).doUpdateSet((eb) => ({
            orders: eb('analytics_figures.orders', '+', 1),
            items: eb('analytics_figures.items', '+', 1000),
            gross: eb('analytics_figures.gross', '+', gross),
          })),
        )
        .execute();
    }
  }
});

test('the sums of a range that cuts off a few days of a month are those of its days', async () => {
  expect(await readTotals(db, RANGE, 'customer')).toMatchObject({ orders: 2, gross: 320 });
  const months = await readIntervals(db, RANGE, 'month', 'customer');
  expect(months.map(({ name, figures }) => [name, figures.gross])).toEqual([
    ['2026-06', 20],
    ['2026-07', 300],
  ]);
  const days = await readIntervals(db, RANGE, 'day', 'customer');
  const sold = days.filter(({ figures }) => figures.orders > 0);
  expect(sold.map(({ name, figures }) => [name, figures.gross])).toEqual([
    ['2026-06-20', 20],
    ['2026-07-03', 300],
  ]);
});
