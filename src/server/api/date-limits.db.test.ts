import { beforeAll, expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type Case, getCases, getDescriptions, needed } from './testing/route-cases.ts';
import { type ManagerClient, managerClient } from './wc/testing/manager-client.ts';

// On PostgreSQL in every run: numbers that one engine takes and the other refuses.

const { db } = await testDatabase();
let client: ManagerClient;
beforeAll(async () => {
  await fillCartShop(db);
  client = await managerClient(db, { role: 'administrator' });
});

const FAR = ['9999-12-31', '2201-01-01', '1969-12-31', '0000-01-01'];
/** Of the Store API, which describes its dates as texts. */
const NAMES = ['after', 'before', 'date_min', 'date_max', 'modified_after', 'modified_before'];

function getDates({ endpoint }: Case): string[] {
  const known = getDescriptions(endpoint);
  return endpoint.args.filter(
    (name) => known[name]?.format === 'date-time' || NAMES.includes(name),
  );
}

function getRequired({ endpoint }: Case): Record<string, string> {
  const values = Object.entries(needed(endpoint));
  return Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
}

const lists = getCases().filter(
  ({ route, method, endpoint }) =>
    method === 'GET' &&
    !route.path.includes(':') &&
    getDates({ route, method, endpoint }).length > 0,
);

test('there are lists of every kind that take dates', () => {
  const namespaces = new Set(lists.map(({ route }) => route.namespace));
  expect([...namespaces].sort()).toEqual(
    expect.arrayContaining(['vitrine/v1', 'wc-analytics', 'wc/store/v1', 'wc/v3', 'wp/v2']),
  );
  expect(lists.length).toBeGreaterThan(40);
});

test.each(lists.map((one) => [`${one.route.namespace}${one.route.path}`, one] as const))(
  '%s refuses years outside of 1970 to 2200',
  async (path, one) => {
    for (const name of getDates(one)) {
      for (const date of FAR) {
        const query = new URLSearchParams({ ...getRequired(one), [name]: date });
        const { status, body } = await client.send('GET', `/wp-json/${path}?${query}`);
        expect([status, name, date], JSON.stringify(body)).toEqual([400, name, date]);
        expect(JSON.stringify(body)).toContain('1970 to 2200');
      }
    }
  },
);

test.each([
  [
    'wc-analytics/reports/orders/stats',
    'interval=day&after=2026-01-01T00:00:00',
    '2031-06-24',
    '2031-06-23',
  ],
  ['vitrine/v1/analytics/totals', 'interval=day&after=2026-01-01', '2031-06-24', '2031-06-23'],
  ['vitrine/v1/analytics/totals.csv', 'interval=day&after=2026-01-01', '2031-06-24', '2031-06-23'],
  ['vitrine/v1/analytics/totals', 'interval=month&after=1970-01-01', '2200-12-31', '2136-08-31'],
  ['wc/v3/reports/sales', 'date_min=1970-01-01', 'date_max=2200-12-31', 'date_max=1989-12-31'],
])('%s with %s until %s is too much, until %s is not', async (path, from, far, near) => {
  const until = (day: string) => (day.includes('=') ? day : `before=${day}`);
  const get = (day: string) => client.send('GET', `/wp-json/${path}?${from}&${until(day)}`);
  const refused = await get(far);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(/more than (2000 parts|20 years)/);
  expect((await get(near)).status).toBe(200);
});

test('a date to write is refused as well', async () => {
  for (const [path, body] of [
    ['/coupons', { code: 'far', date_expires: '9999-12-31T00:00:00' }],
    ['/products', { name: 'Far', date_on_sale_to: '9999-12-31T00:00:00' }],
    ['/wp-json/wp/v2/posts', { title: 'Far', date: '9999-12-31T00:00:00' }],
  ] as const) {
    const { status, body: result } = await client.send('POST', path, body);
    expect([path, status], JSON.stringify(result)).toEqual([path, 400]);
  }
});
