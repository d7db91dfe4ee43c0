import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { chunks } from '#server/platform/database/chunks.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { SPAN_MS } from '../span-counts.ts';
import { type BuyerFilter, listBuyers } from './list-buyers.ts';

const database = await testDatabase();
const { db } = database;
const COUNT = 2400;
/** Eight spans, if everyone had ordered. */
const STEP = SPAN_MS / 300;

const getOrders = (at: number) => (at % 6 === 0 ? 0 : 1 + (at % 4));

/** Every second one has an account, every fifth is in Norway, every sixth never ordered. */
const BUYERS = Array.from({ length: COUNT }, (_, at) => ({
  email: `buyer${String(at).padStart(4, '0')}@example.com`,
  customer_id: at % 2 === 0 ? at + 1 : null,
  name: 'Ada',
  country: at % 5 === 0 ? 'NO' : 'FR',
  city: '',
  orders: getOrders(at),
  spent: (at * 7) % COUNT,
  last_order_at: getOrders(at) === 0 ? 0 : at * STEP,
  since: 0,
}));

type Row = (typeof BUYERS)[number];

beforeEach(async () => {
  await database.reset();
  for (const some of chunks(BUYERS, 400)) await db.insertInto('buyers').values(some).execute();
});

const FIRST = { orderBy: 'last_order_at', order: 'desc', offset: 0, limit: 20 } as const;

async function loadTotal(filter: BuyerFilter): Promise<number> {
  return (await listBuyers(db, { ...filter, ...FIRST })).total;
}

function sorted(rows: readonly Row[], by: 'spent' | 'last_order_at'): string[] {
  const compare = (one: Row, other: Row) =>
    one[by] - other[by] || (one.email < other.email ? -1 : 1);
  return rows.toSorted(compare).map(({ email }) => email);
}

const CASES: [string, BuyerFilter, (row: Row) => boolean][] = [
  ['everyone', {}, () => true],
  ['who ordered twice or more', { ordersFrom: 2 }, ({ orders }) => orders >= 2],
  [
    'who ordered twice or thrice',
    { ordersFrom: 2, ordersTo: 3 },
    ({ orders }) => [2, 3].includes(orders),
  ],
  [
    'guests abroad who ordered',
    { account: 'no', country: 'FR', ordersFrom: 1 },
    (row) => row.customer_id === null && row.country === 'FR' && row.orders > 0,
  ],
  [
    'whose last order is after a moment within a span',
    { lastOrderAfter: 451 * STEP },
    (row) => row.last_order_at > 451 * STEP,
  ],
  [
    'after the first moment of a span',
    { lastOrderAfter: 2 * SPAN_MS },
    (row) => row.last_order_at > 2 * SPAN_MS,
  ],
  [
    'before a moment, who never ordered among them',
    { lastOrderBefore: 1951 * STEP },
    (row) => row.last_order_at < 1951 * STEP,
  ],
  [
    'before the first moment of a span',
    { lastOrderBefore: 7 * SPAN_MS },
    (row) => row.last_order_at < 7 * SPAN_MS,
  ],
  [
    'between two moments, accounts alone',
    { lastOrderAfter: 100 * STEP, lastOrderBefore: 2300 * STEP, account: 'yes' },
    (row) =>
      row.customer_id !== null && row.last_order_at > 100 * STEP && row.last_order_at < 2300 * STEP,
  ],
  [
    'between two moments of one span',
    { lastOrderAfter: 1201 * STEP, lastOrderBefore: 1450 * STEP },
    (row) => row.last_order_at > 1201 * STEP && row.last_order_at < 1450 * STEP,
  ],
  [
    'between two moments the wrong way round',
    { lastOrderAfter: 900 * STEP, lastOrderBefore: 300 * STEP },
    () => false,
  ],
  [
    'a range of spend and of orders',
    { spentFrom: 200, spentTo: 2200, ordersFrom: 1 },
    (row) => row.spent >= 200 && row.spent <= 2200 && row.orders >= 1,
  ],
  ['a search without letters', { search: '?!' }, () => false],
];

test('lists are counted and have the right pages, first, inside, last and after the last', async () => {
  for (const [title, filter, isMeant] of CASES) {
    const meant = BUYERS.filter(isMeant);
    for (const orderBy of ['last_order_at', 'spent'] as const) {
      const inOrder = sorted(meant, orderBy);
      const each = { asc: inOrder, desc: inOrder.toReversed() };
      for (const order of ['asc', 'desc'] as const) {
        for (const offset of [0, 290, 700, Math.max(0, meant.length - 7), meant.length + 20]) {
          const page = { orderBy, order, offset, limit: 20 };
          const { buyers, total } = await listBuyers(db, { ...filter, ...page });
          const emails = buyers.map(({ email }) => email);
          expect({ title, page, total, emails }).toEqual({
            title,
            page,
            total: meant.length,
            emails: each[order].slice(offset, offset + 20),
          });
        }
      }
    }
  }
});

test('counts follow every change of a customer, and none is left without one', async () => {
  expect(await loadTotal({})).toBe(COUNT);
  const fourth = BUYERS.filter(({ orders }) => orders === 4);
  const third = BUYERS.filter(({ orders }) => orders === 3);
  await db.updateTable('buyers').set({ country: 'SE' }).where('orders', '=', 4).execute();
  await db.deleteFrom('buyers').where('orders', '=', 3).execute();
  await db
    .updateTable('buyers')
    .set({ customer_id: null, last_order_at: 40 * SPAN_MS })
    .where('orders', '=', 2)
    .execute();
  expect(await loadTotal({ country: 'SE' })).toBe(fourth.length);
  expect(await loadTotal({ ordersFrom: 3, ordersTo: 3 })).toBe(0);
  expect(await loadTotal({})).toBe(COUNT - third.length);
  const second = BUYERS.filter(({ orders }) => orders === 2);
  expect(await loadTotal({ lastOrderAfter: 39 * SPAN_MS, account: 'no' })).toBe(second.length);
  const stored = await db
    .selectFrom('buyer_counts')
    .selectAll()
    .orderBy('span')
    .orderBy('account')
    .orderBy('country')
    .orderBy('orders')
    .execute();
  const anew = await sql`
    select last_order_at / ${sql.lit(SPAN_MS)} as span,
      case when customer_id is null then 0 else 1 end as account, country, orders, count(*) as n
    from buyers group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  expect(stored).toEqual(anew.rows);
});

test('another sum alone changes no count', async () => {
  await loadTotal({});
  await db.updateTable('buyers').set({ spent: 7, name: 'Bela', orders: sql`orders` }).execute();
  expect(await db.selectFrom('buyer_counts_due').select('id').execute()).toEqual([]);
});

test('readers at the same time count each change once', async () => {
  await db.updateTable('buyers').set({ country: 'SE' }).where('country', '=', 'NO').execute();
  const totals = await Promise.all([1, 2, 3, 4].map(() => loadTotal({ country: 'SE' })));
  const sought = BUYERS.filter(({ country }) => country === 'NO').length;
  expect(totals).toEqual([sought, sought, sought, sought]);
  expect(await loadTotal({})).toBe(COUNT);
});
