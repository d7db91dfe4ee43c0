import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addFigures,
  type Figures,
  isNothing,
  NO_FIGURES,
  SORTABLE_FIGURES,
  sortableFigure,
} from '#rules/analytics/figures.ts';
import { addDays } from '#rules/analytics/spans.ts';
import { isOneOf } from '#rules/lists/is-one-of.ts';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addOrder } from '#server/reviews/testing/order-row.ts';
import { getFigures } from './figure-rows.ts';
import { countKeys, type KeyQuery, readKeys } from './read-keys.ts';
import { summarizeOrders } from './summarize.ts';
import { randomNumbers } from './testing/random-numbers.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db, { 'shop.timeZone': 'UTC' });
const START = '2025-11-20';
const CUSTOMERS = 90;
const ORDERS = 260;

const random = randomNumbers(20_261_117);

const momentOn = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Few different amounts, so that many customers have the same sums. */
async function addSold(at: number): Promise<void> {
  const day = addDays(START, random(200));
  const email = `c${random(CUSTOMERS)}@example.com`;
  const id = await addOrder(db, { number: `A${at}`, email });
  const discount = random(3) * 100;
  const total = 1000 + random(4) * 500;
  const isReturned = random(6) === 0;
  if (isReturned) {
    const refund = { order_id: id, at: momentOn(addDays(day, random(60))), amount: total };
    await db
      .insertInto('order_refunds')
      .values({ ...refund, reason: '', lines: '[]', restocked: 0, author: '' })
      .execute();
  }
  await db
    .updateTable('orders')
    .set({ placed_at: momentOn(day), total, discount, refunded: isReturned ? total : 0 })
    .where('id', '=', id)
    .execute();
}

beforeAll(async () => {
  await database.reset();
  for (let at = 0; at < ORDERS; at += 1) await addSold(at);
  await summarizeOrders(ctx);
  // Some of them are someone else's in the end, and some are gone.
  await db
    .updateTable('orders')
    .set({ email: 'moved@example.com' })
    .where(sql<boolean>`id % 13 = 0`)
    .execute();
  await db.deleteFrom('orders').where(sql<boolean>`id % 17 = 0`).execute();
  await summarizeOrders(ctx);
});

/** By adding up the days of every customer, one by one. */
async function addedUp({ range, orderBy, order }: KeyQuery) {
  const rows = await db
    .selectFrom('analytics_figures')
    .selectAll()
    .where('kind', '=', 'customer')
    .where('grain', '=', 'day')
    .where('period', '>=', range.first)
    .where('period', '<=', range.last)
    .execute();
  const sums = new Map<string, { figures: Figures; label: string }>();
  for (const { key, label, ...row } of rows) {
    const figures = addFigures(sums.get(key)?.figures ?? NO_FIGURES, getFigures(row));
    sums.set(key, { figures, label });
  }
  const factor = order === 'asc' ? 1 : -1;
  const value = (figures: Figures) =>
    isOneOf(SORTABLE_FIGURES, orderBy) ? sortableFigure(figures, orderBy) : 0;
  return [...sums]
    .filter(([, { figures }]) => !isNothing(figures))
    .map(([key, { figures }]) => ({ key, figures }))
    .sort((a, b) => {
      const difference = factor * (value(a.figures) - value(b.figures));
      return difference || (a.key < b.key ? -1 : 1);
    });
}

const RANGES = [
  ['all days', { first: '1970-01-01', last: '2199-12-31' }],
  ['whole months', { first: '2026-01-01', last: '2026-03-31' }],
  ['most of two months', { first: '2026-02-02', last: '2026-03-30' }],
  ['parts of months', { first: '2025-12-20', last: '2026-04-09' }],
  ['a week', { first: '2026-03-02', last: '2026-03-08' }],
  ['a day', { first: '2026-03-03', last: '2026-03-03' }],
  ['a time before the shop', { first: '2024-01-01', last: '2024-12-31' }],
] as const;

describe.each(RANGES)('the customers of %s', (_, range) => {
  test.each(SORTABLE_FIGURES)(
    'by %s are those that adding up their days gives',
    async (orderBy) => {
      for (const order of ['desc', 'asc'] as const) {
        for (const [offset, limit] of [
          // In a short range, neither the first nor the second candidates are enough for one.
          [0, 1],
          [0, 5],
          [3, 4],
          [0, 40],
          [20, 200],
        ] as const) {
          const query = { kind: 'customer', range, orderBy, order, offset, limit } as const;
          const expected = await addedUp(query);
          const { rows, total } = await readKeys(db, query);
          expect(rows.map(({ key, figures }) => ({ key, figures }))).toEqual(
            expected.slice(offset, offset + limit),
          );
          expect(total).toBe(expected.length);
        }
      }
    },
  );

  test('are counted', async () => {
    const query = {
      kind: 'customer',
      range,
      orderBy: 'net',
      order: 'desc',
      offset: 0,
      limit: 5,
    } as const;
    expect(await countKeys(db, 'customer', range)).toBe((await addedUp(query)).length);
  });
});

test('some customers have less than their bound, which the cases above need', async () => {
  const bounds = await db.selectFrom('analytics_bounds').selectAll().execute();
  expect(bounds.length).toBeGreaterThan(60);
  const all = { first: '1970-01-01', last: '2199-12-31' };
  const page = { orderBy: 'net', order: 'desc', offset: 0, limit: 200 } as const;
  const { rows } = await readKeys(db, { kind: 'customer', range: all, ...page });
  const returned = rows.filter(({ key, figures }) => {
    return sortableFigure(figures, 'net') < (bounds.find((row) => row.key === key)?.net ?? 0);
  });
  expect(returned.length).toBeGreaterThan(10);
});

test('only the keys asked for', async () => {
  const range = { first: '2025-12-02', last: '2026-05-20' };
  const page = { orderBy: 'net', order: 'desc', offset: 0, limit: 20 } as const;
  const keys = ['moved@example.com', 'c1@example.com', 'nobody@example.com'];
  const { rows, total } = await readKeys(db, { kind: 'customer', range, ...page, keys });
  expect(rows.map(({ key }) => key)).toEqual(['moved@example.com', 'c1@example.com']);
  expect(total).toBe(2);
  expect((await readKeys(db, { kind: 'customer', range, ...page, keys: [] })).rows).toEqual([]);
});
