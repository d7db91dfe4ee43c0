import { beforeAll, expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { orderJobs } from '#server/orders/jobs/order-jobs.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';

// The database itself counts orders; its counts must stay right whichever way an order changes.

const database = await testDatabase();
const { db } = database;
const DAY = 24 * 60 * 60_000;
const STATUSES = ['processing', 'completed', 'on-hold'] as const;
const METHODS = ['cod', 'bacs'] as const;
const ids: number[] = [];
let client: ManagerClient;

beforeAll(async () => {
  const shop = await database.filled(fillCartShop);
  client = await managerClient(db);
  for (let at = 0; at < 14; at += 1) {
    const response = await client.send('POST', '/orders', {
      status: STATUSES[at % 3],
      payment_method: METHODS[at % 2],
      billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
      line_items: [{ product_id: shop.tray, quantity: 1 }],
    });
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    ids.push(response.body.id);
    // Eleven days apart, the later ones older.
    const placed_at = Date.UTC(2030, 0, 1) - at * 11 * DAY;
    const source = at % 4 === 0 ? 'news' : '';
    const changed = db.updateTable('orders').set({ placed_at, source });
    await changed.where('id', '=', response.body.id).execute();
  }
});

const FILTERS = [
  '',
  'status=completed',
  'status=completed,on-hold',
  'payment_method=cod',
  'status=processing&payment_method=bacs',
  'source=news',
  'created_via=rest-api',
  'created_via=checkout',
];

interface Row {
  id: number;
  status: string;
  payment_method: string;
  source: string;
  created_via: string;
}

function isMeant(row: Row, filter: string): boolean {
  return [...new URLSearchParams(filter)].every(([name, value]) =>
    value.split(',').some((each) => Object.entries(row).some(([k, v]) => k === name && v === each)),
  );
}

/** Every page of two orders, in both directions, against what the table itself has. */
async function expectPages(): Promise<void> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_method', 'source', 'created_via'])
    .where('trashed', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const filter of FILTERS) {
    const expected = rows.filter((row) => isMeant(row, filter)).map(({ id }) => id);
    for (const order of ['desc', 'asc']) {
      const listed: number[] = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / 2)); page += 1) {
        const query = `per_page=2&page=${page}&order=${order}&${filter}`;
        const response = await client.send('GET', `/orders?${query}`);
        expect(Number(response.headers.get('x-wp-total')), query).toBe(expected.length);
        listed.push(...response.body.map(({ id }: { id: number }) => id));
      }
      expect(listed, `${order} ${filter}`).toEqual(
        order === 'desc' ? expected : expected.toReversed(),
      );
    }
  }
}

test('every page and total of the filters that are counted', async () => {
  await expectPages();
});

test('also after orders changed, went to the trash and came back, or were deleted', async () => {
  const [first, second, third, fourth, fifth] = ids;
  await client.send('PUT', `/orders/${first}`, { status: 'completed' });
  await client.send('PUT', `/orders/${second}`, { payment_method: 'cod' });
  await client.send('DELETE', `/orders/${third}`);
  await client.send('DELETE', `/orders/${fourth}?force=true`);
  await client.send('DELETE', `/orders/${fifth}`);
  await expectPages();
  await db
    .updateTable('orders')
    .set({ trashed: 0 })
    .where('id', '=', fifth ?? 0)
    .execute();
  await expectPages();
  expect(await db.selectFrom('order_counts_due').select('id').execute()).toEqual([]);
});

test('changes are added up by a job, without a list being read', async () => {
  const due = db.selectFrom('order_counts_due').select('id');
  await db.updateTable('orders').set({ source: 'flyer' }).execute();
  expect((await due.execute()).length).toBeGreaterThan(0);
  await orderJobs['count-sales']?.run(orderContext(db));
  expect(await due.execute()).toEqual([]);
  const left = await db.selectFrom('orders').select('id').where('trashed', '=', 0).execute();
  const response = await client.send('GET', '/orders?source=flyer');
  expect(Number(response.headers.get('x-wp-total'))).toBe(left.length);
});
