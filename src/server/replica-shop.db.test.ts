import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  createDatabase,
  findPostgres,
  startPostgres,
  startReplica,
} from '../../tests/support/postgres-cluster.mjs';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { fillCartShop, shopContext } from './cart/testing/cart-shop.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openReadReplica } from './platform/database/replica/open-read-replica.ts';
import type { PostgresTarget } from './platform/database/target.ts';
import { testDatabase, testEngine } from './platform/database/testing/test-database.ts';
import { createMetrics } from './platform/metrics.ts';
import { startProblem } from './platform/start-problem.ts';
import { migrations } from './schema/migrations.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// On PostgreSQL in every run: a real standby, whose replay is paused for what lags. Two processes of one
// shop read from it.

const other = await testDatabase();

test('without a replica nothing is counted, and nothing is away', async () => {
  const { origin, close } = await serveShop({ database: other });
  expect((await fetch(`${origin}/shop`)).status).toBe(200);
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('\nvitrine_replica_away 0\n');
  expect(text).not.toContain('vitrine_replica_reads_total{');
  await close();
});

const PAGES = [
  '/',
  '/shop',
  '/shop?orderby=price',
  '/product/tray',
  '/product/mug',
  '/product-category/table',
  '/search?s=oak',
  '/journal',
  '/journal/feed.xml',
  '/sitemap.xml',
  '/no-such-page',
  '/wp-json/wc/store/v1/products',
];
const LISTS = [
  'wc/v3/orders',
  'wc/v3/orders?status=processing&search=ada',
  'wc/v3/customers',
  'wc/v3/coupons',
  'wc/v3/products/reviews',
  'wc/v3/reports/sales',
  'wc/v3/reports/orders/totals',
  'wc-analytics/reports/revenue/stats',
  'wc-analytics/reports/orders',
  'vitrine/v1/customers',
  'vitrine/v1/customers?search=ada',
  'vitrine/v1/reviews',
  'vitrine/v1/analytics/totals',
  'vitrine/v1/analytics/today',
  'vitrine/v1/analytics/products',
];

describe.runIf(testEngine === 'postgres')('with a standby', async () => {
  if (testEngine !== 'postgres') return;
  const bin = findPostgres() ?? '';
  const server = await startPostgres(bin);
  const url = await createDatabase(bin, server.url, 'shop');
  const target: PostgresTarget = { engine: 'postgres', url, connections: 5 };
  const primary = await openDatabase(target);
  await sql`alter database shop set synchronous_commit = on`.execute(primary.db);
  await migrate(primary, migrations);
  const { db } = primary;
  const { tray } = await fillCartShop(db);
  await saveSetting(db, 'api.requestsPerMinute', 0, Date.now());
  await saveSetting(db, 'accounts.staffSecondFactor', false, Date.now());
  const standby = await startReplica(url, bin);
  const readTarget: PostgresTarget = { engine: 'postgres', url: standby.url, connections: 5 };
  const atStandby = async (statement: string) => {
    const admin = await openDatabase(readTarget);
    await sql.raw(statement).execute(admin.db);
    await admin.close();
  };
  const events: string[] = [];

  async function serve() {
    const database = await openDatabase(target);
    const metrics = createMetrics();
    const replica = await openReadReplica(database, readTarget, {
      count: metrics.replicaRead,
      report: (event) => events.push(event),
    });
    const env = { PUBLIC_URL: 'https://shop.example' };
    const served = await serveShop({ database, replica, metrics, env });
    const close = async () => {
      await served.close();
      await replica.close();
      await database.close();
    };
    return { ...served, database, replica, metrics, close };
  }

  const shops = [await serve(), await serve()] as const;
  const [first, second] = shops;
  const manager = await addPerson(db, 'manager@example.com', Date.now(), { role: 'shop_manager' });
  // By the shop itself, whose key encrypts the secret.
  const pair = await createKey(
    { ...shopContext(db), now: Date.now() },
    { customerId: manager, name: 'Lists', permissions: 'read_write' },
  );
  const authorization = `Basic ${Buffer.from(`${pair.key}:${pair.secret}`).toString('base64')}`;

  // After a failure, too.
  afterEach(() => atStandby('select pg_wal_replay_resume()').catch(() => standby.start()));
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await primary.close();
    await standby.stop();
    await server.stop();
  });

  type Served = Pick<ServedShop, 'origin'>;
  const read = async ({ origin }: Served, path: string) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };
  async function ask(
    { origin }: Served,
    path: string,
    body?: object,
    method = 'POST',
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered.
  ): Promise<any> {
    const response = await fetch(`${origin}/wp-json/${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { method, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} ${response.status} ${text}`);
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  }
  const order = (shop: Served, name: string) =>
    ask(shop, 'wc/v3/orders', {
      status: 'processing',
      billing: { first_name: name, email: `${name}@example.com`.toLowerCase() },
      line_items: [{ product_id: tray, quantity: 1 }],
    });
  /** What was counted since the last time: `replica`, `primary behind`. */
  const seen = new Map<object, Map<string, number>>();
  function newReads({ metrics }: { metrics: { text(): string } }): string[] {
    const counts = new Map<string, number>();
    const line = /^vitrine_replica_reads_total\{server="(\w+)",reason="(\w*)"\} (\d+)$/gm;
    for (const [, at, reason, count] of metrics.text().matchAll(line)) {
      counts.set(`${at} ${reason}`.trim(), Number(count));
    }
    const before = seen.get(metrics);
    seen.set(metrics, counts);
    return [...counts].flatMap(([name, count]) =>
      Array<string>(count - (before?.get(name) ?? 0)).fill(name),
    );
  }
  async function replays(shop: (typeof shops)[number]): Promise<void> {
    const atReplica = async () => 'replica';
    const atPrimary = async () => 'primary';
    for (const kind of ['committed', 'purged'] as const) {
      await expect.poll(() => shop.replica[kind](atReplica, atPrimary)).toBe('replica');
    }
    newReads(shop);
  }

  test.each(PAGES)('%s is read from the replica', async (path) => {
    await replays(first);
    const { status, text } = await read(first, path);
    expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
    expect(text).not.toBe('');
    expect(newReads(first)).toContain('replica');
  });

  test('lists and reports are read from the replica, as new as an order of this moment', async () => {
    for (const path of LISTS) {
      await order(second, 'Ada');
      await replays(first);
      await ask(first, path);
      expect([path, ...newReads(first)]).toEqual([path, 'replica']);
    }
  });

  test('a standby that lags: nobody misses what they wrote, and no page is old after its purge', async () => {
    await replays(first);
    await replays(second);
    for (const shop of shops) {
      expect((await read(shop, '/product/tray')).text).toContain('Oak tray');
      newReads(shop);
    }
    await atStandby('select pg_wal_replay_pause()');
    await ask(first, `wc/v3/products/${tray}`, { name: 'Pine tray' }, 'PUT');
    const { id } = await order(first, 'Late');
    for (const shop of shops) {
      const numbers = (await ask(shop, 'wc/v3/orders')).map((one: { id: number }) => one.id);
      expect(numbers[0]).toBe(id);
      const customers = await ask(shop, 'vitrine/v1/customers?search=late');
      expect(customers).toMatchObject([{ orders: 1 }]);
      await expect
        .poll(async () => (await read(shop, '/product/tray')).text)
        .toContain('Pine tray');
      expect((await read(shop, '/shop')).text).toContain('Pine tray');
      expect((await read(shop, '/search?s=pine')).text).toContain('Pine tray');
      expect(newReads(shop)).not.toContain('replica');
      expect((await ask(shop, 'wc/store/v1/products?slug=tray'))[0].name).toBe('Pine tray');
      await expect.poll(() => shop.replica.state().lag.bytes).toBeGreaterThan(0);
    }
    await expect.poll(() => first.replica.state().lag.seconds).toBeGreaterThan(0);
    await atStandby('select pg_wal_replay_resume()');
    for (const shop of shops) {
      await replays(shop);
      for (const path of ['/product/tray', '/shop', '/product/vase']) {
        expect((await read(shop, path)).text).not.toContain('Oak tray');
      }
      await expect.poll(() => shop.replica.state().lag).toEqual({ bytes: 0, seconds: 0 });
    }
    expect(newReads(first)).toContain('replica');
  });

  test('writes go on while the replay is paused, and every page shows the last of them', async () => {
    await replays(second);
    await atStandby('select pg_wal_replay_pause()');
    for (let time = 0; time < 5; time += 1) {
      await ask(first, `wc/v3/products/${tray}`, { name: `Tray ${time}` }, 'PUT');
      for (const path of ['/product/tray', '/shop', '/product-category/table']) {
        expect((await read(first, path)).text).toContain(`Tray ${time}`);
        await expect.poll(async () => (await read(second, path)).text).toContain(`Tray ${time}`);
      }
      if (time === 2) await atStandby('select pg_wal_replay_resume()');
    }
    await sleep(50);
    expect((await read(second, '/product/tray')).text).toContain('Tray 4');
  });

  test('a standby that is killed: pages and lists go on, it is logged once and used again', async () => {
    await replays(first);
    events.length = 0;
    await standby.kill();
    for (const path of ['/product/lights', '/shop?orderby=rating', '/search?s=lights']) {
      expect((await read(first, path)).status).toBe(200);
    }
    await ask(first, 'wc/v3/orders');
    expect(newReads(first)).not.toContain('replica');
    expect((await ask(first, 'wc/v3/orders')).length).toBeGreaterThan(1);
    await expect.poll(() => events.filter((event) => event === 'replica-away')).toHaveLength(2);
    expect(first.metrics.text()).toContain('\nvitrine_replica_away 1\n');
    await sleep(1500);
    expect(events).toHaveLength(2);
    await standby.start();
    await expect.poll(() => events.filter((event) => event === 'replica-back')).toHaveLength(2);
    await replays(first);
    expect((await read(first, '/search?s=wool')).status).toBe(200);
    expect(newReads(first)).toContain('replica');
  });

  const open = async (from: Pick<Database, 'db'>, readUrl: string) =>
    openReadReplica(
      from,
      { engine: 'postgres', url: readUrl, connections: 1 },
      { count: () => undefined, report: (event) => events.push(event) },
    );
  const refusal = (readUrl: string) =>
    open(primary, readUrl).then(
      async (replica) => {
        await replica.close();
        return 'opened';
      },
      (error: unknown) => startProblem(error, 3000)?.message,
    );

  test('what is no replica of this shop is refused in one line', async () => {
    expect(await refusal(url)).toBe(
      'DATABASE_READ_URL names no replica of this shop: it is no standby, but takes writes itself.',
    );
    expect(await refusal(process.env.VITRINE_TEST_POSTGRES ?? '')).toBe(
      'DATABASE_READ_URL names no replica of this shop: its server is no copy of the one of DATABASE_URL.',
    );
    expect(await refusal(standby.url.replace('/shop', '/postgres'))).toBe(
      'DATABASE_READ_URL names no replica of this shop: it names another database than DATABASE_URL.',
    );
    expect(await refusal(standby.url.replace('/shop', '/no_such'))).toBe(
      'DATABASE_READ_URL cannot be opened: database "no_such" does not exist.',
    );
  });

  test('one that is gone at the start is no reason not to start', async () => {
    events.length = 0;
    await standby.kill();
    const replica = await open(primary, standby.url);
    expect(events.filter((event) => event === 'replica-away').length).toBeGreaterThan(0);
    const where = () =>
      replica.purged(
        async () => 'replica',
        async () => 'primary',
      );
    expect(await where()).toBe('primary');
    await standby.start();
    await expect.poll(where).toBe('replica');
    await replica.close();
  });
});
