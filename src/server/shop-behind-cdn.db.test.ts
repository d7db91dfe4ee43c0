import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { type FakeCdn, startFakeCdn } from './platform/cdn/testing/fake-cdn.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { testContext } from './settings/testing/test-context.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

// On PostgreSQL in every run: two processes write, and jobs of src/server/platform/cdn/purge-job.ts are
// deleted by one and begun by the other at the same time.

const database = await testDatabase();
const { db } = database;
const second = await openDatabase(database.target);

const person = await addPerson(db, 'program@example.com', Date.now(), { role: 'shop_manager' });
const made = await createKey(testContext(db, { now: Date.now() }), {
  customerId: person,
  name: 'Prices',
  permissions: 'read_write',
});
const authorization = `Basic ${Buffer.from(`${made.key}:${made.secret}`).toString('base64')}`;
const id = await saveProduct(db, { slug: 'oak-tray', name: 'Oak tray', regularPrice: 4800 });

let shops: ServedShop[] = [];
let cdn: FakeCdn;
let logged: string[] = [];

interface CdnKind {
  adapter: string;
  lifetimeHeader: string;
  tagHeader: 'surrogate-key' | 'cache-tag';
}

async function open({ adapter, lifetimeHeader, tagHeader }: CdnKind): Promise<void> {
  logged = [];
  const log = createLog({ level: 'warn', write: (line) => logged.push(line) });
  const origin = () => shops[0]?.origin ?? '';
  cdn = await startFakeCdn({ origin, lifetimeHeader, tagHeader });
  const env = {
    CDN_PURGE_URL: cdn.purgeUrl,
    CDN_ADAPTER: adapter,
    CDN_PURGE_TOKEN: 'purge-token',
  };
  shops = [];
  // On SQLite one process has the file.
  for (const each of database.engine === 'postgres' ? [database, second] : [database]) {
    shops.push(await serveShop({ database: each, env, log }));
  }
}

const plain = {
  adapter: 'http',
  lifetimeHeader: 'cdn-cache-control',
  tagHeader: 'cache-tag',
} as const;

async function close(): Promise<void> {
  for (const shop of shops) await shop.close();
  await cdn.close();
  await db.deleteFrom('jobs').where('kind', '=', 'cdn-purge').execute();
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(cdn.address + path, { headers, redirect: 'manual' });
  return {
    status: response.status,
    html: await response.text(),
    held: response.headers.get('x-cache') === 'hit',
    headers: response.headers,
  };
}

/** By another process than the one that the CDN asks, where there is another. */
async function setPrice(price: string): Promise<void> {
  const response = await fetch(`${shops.at(-1)?.origin}/wp-json/wc/v3/products/${id}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ regular_price: price }),
  });
  expect(response.status).toBe(200);
  await response.text();
}

async function purgesWaiting(): Promise<string[]> {
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'cdn-purge')
    .execute();
  return jobs.map(({ payload }) => payload);
}

describe.each<CdnKind>([
  plain,
  { adapter: 'http', lifetimeHeader: 'cache-control', tagHeader: 'surrogate-key' },
  { adapter: 'fastly', lifetimeHeader: 'surrogate-control', tagHeader: 'surrogate-key' },
  { adapter: 'cloudflare', lifetimeHeader: 'cloudflare-cdn-cache-control', tagHeader: 'cache-tag' },
  { adapter: 'varnish', lifetimeHeader: 'cdn-cache-control', tagHeader: 'surrogate-key' },
])('behind $adapter, which reads $lifetimeHeader', (kind) => {
  beforeEach(() => open(kind));
  afterEach(close);

  test('a page is held until its product is saved, and shows the new price then', async () => {
    const { html } = await get('/product/oak-tray');
    const [old, price] = html.includes('51.20') ? ['51.20', '48.00'] : ['48.00', '51.20'];
    expect(html).toContain(old);
    expect((await get('/product/oak-tray')).held).toBe(true);
    await setPrice(price);
    await expect
      .poll(async () => (await get('/product/oak-tray')).html, { timeout: 10_000 })
      .toContain(price);
    expect(cdn.purges.flatMap(({ tags }) => tags)).toContain(`product:${id}`);
    const { held, html: renewed } = await get('/product/oak-tray');
    expect(held).toBe(true);
    expect(renewed).not.toContain(old);
  }, 40_000);
});

test('purges that wait together are one request, sent by one of two processes', async () => {
  await open(plain);
  const tags = Array.from({ length: 40 }, (_, at) => `product:${1000 + at}`);
  await Promise.all(tags.map((tag, at) => shops[at % shops.length]?.shop.tags.publish([tag])));
  const received = () => cdn.purges.flatMap((purge) => purge.tags).filter((tag) => /:10/.test(tag));
  await expect.poll(() => new Set(received()).size, { timeout: 10_000 }).toBe(40);
  // Each once here, and once again five seconds later.
  expect(received()).toHaveLength(40);
  expect(cdn.purges.length).toBeLessThan(20);
  expect(cdn.purges[0]?.headers.authorization).toBe('Bearer purge-token');
  await expect.poll(() => received().length, { timeout: 15_000 }).toBe(80);
  await close();
}, 40_000);

async function twice(path: string, headers: Record<string, string> = {}) {
  await get(path, headers);
  return get(path, headers);
}

describe('what a CDN never holds', () => {
  beforeAll(() => open(plain));
  afterAll(close);

  test.each([
    '/cart',
    '/checkout',
    '/my-account',
    '/my-account/orders',
    '/nowhere',
    '/product/oak-tray/',
    '/wp-json/wc/store/v1/cart',
    '/wp-json/wc/store/v1/products',
    '/?wc-ajax=get_refreshed_fragments',
    '/admin',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/shared/nothing.json',
    '/media/none.jpg',
    '/?add-to-cart=1',
    '/shop?coupon=X',
  ])('%s', async (path) => {
    const { held, headers } = await twice(path);
    expect(held).toBe(false);
    expect(headers.get('cache-control')).toMatch(/^private/);
    expect(headers.has('cache-tag')).toBe(false);
  });

  test('the answer to a form, and a method that is refused', async () => {
    for (const method of ['POST', 'DELETE']) {
      const response = await fetch(`${cdn.address}/product/oak-tray`, { method });
      await response.text();
      expect(response.headers.get('cache-control')).toMatch(/^private/);
      expect(response.headers.has('cdn-cache-control')).toBe(false);
    }
  });
});

describe('what a CDN holds', () => {
  beforeEach(() => open(plain));
  afterEach(close);

  test('the page of a product, which is the same for a visitor with a cart', async () => {
    const cookie = 'vitrine_cart=something; vitrine_session=else';
    const { held, headers, html } = await twice('/product/oak-tray', { cookie });
    expect(held).toBe(true);
    expect(headers.has('set-cookie')).toBe(false);
    expect((await get('/product/oak-tray')).html).toBe(html);
    // And the cart itself is asked for past the CDN.
    expect((await twice('/cart', { cookie })).held).toBe(false);
  });

  test('browsers revalidate each time, and it is held for no longer than it is right', async () => {
    const { headers } = await get('/product/oak-tray');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    expect(headers.get('cdn-cache-control')).toBe('max-age=300, stale-while-revalidate=60');
    const tags = headers.get('cache-tag')?.split(',');
    expect(tags).toEqual(expect.arrayContaining([`product:${id}`, 'settings', 'menu', 'all']));
    expect(headers.get('surrogate-key')).toBe(tags?.join(' '));
    const unchanged = await fetch(`${shops[0]?.origin}/product/oak-tray`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('cdn-cache-control')).toContain('max-age=300');
  });
});

test('a purge that fails is logged and sent again until the CDN has it', async () => {
  await open(plain);
  await setPrice('48.00');
  await expect.poll(() => cdn.purges.length, { timeout: 10_000 }).toBeGreaterThan(0);
  cdn.failWith = { status: 503, body: '' };
  const before = cdn.purges.length;
  await setPrice('49.90');
  await expect.poll(() => cdn.purges.length, { timeout: 10_000 }).toBeGreaterThan(before);
  await expect.poll(() => logged.join('\n')).toMatch(/job-failed.*cdn-purge.*the CDN answered 503/);
  const health = await fetch(`${shops[0]?.origin}/wp-json/vitrine/v1/health`, {
    headers: { authorization },
  });
  expect(await health.text()).toContain('The CDN did not take the last purge');
  cdn.failWith = null;
  // Ten seconds later by the shop's rule; here at once.
  await db.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'cdn-purge').execute();
  const failed = cdn.purges.length;
  await expect.poll(() => cdn.purges.length, { timeout: 10_000 }).toBeGreaterThan(failed);
  const renewed = cdn.purges.slice(failed).flatMap(({ tags }) => tags);
  expect(renewed).toContain(`product:${id}`);
  await close();
}, 40_000);

test('a process purges every page when it opens and when it ends', async () => {
  await open(plain);
  await shops[0]?.shop.warm();
  await expect.poll(() => cdn.purges.at(-1)?.tags, { timeout: 10_000 }).toEqual(['all']);
  await db.deleteFrom('jobs').where('kind', '=', 'cdn-purge').execute();
  const before = cdn.purges.length;
  for (const shop of shops.splice(0)) await shop.close();
  // The second shop may have sent it already.
  const sent = cdn.purges.slice(before).map(({ tags }) => JSON.stringify({ tags }));
  expect([...(await purgesWaiting()), ...sent]).toContain('{"tags":["all"]}');
  await close();
  await second.close();
}, 30_000);
