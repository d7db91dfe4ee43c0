import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { openShop } from './open-shop.ts';
import { TEST_BUILD } from './pages/testing/test-build.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/storage.ts';
import { testContext } from './settings/testing/test-context.ts';

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-product-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The whole shop with its page cache, asked over HTTP. */
async function serve() {
  const shop = await openShop({
    config: readConfig({ DATA_DIR: folder }),
    database,
    storage: diskStorage(folder),
    ...TEST_BUILD,
    log: createLog({ level: 'error', write: (line) => expect.fail(line) }),
    metrics: createMetrics(),
    now: Date.now,
  });
  const server = createHttpServer(shop.listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await shop.close();
    },
  };
}

async function makeKey(): Promise<string> {
  const { db } = database;
  const role = { role: 'shop_manager' as const };
  const customerId = await addPerson(db, 'program@example.com', Date.now(), role);
  const context = testContext(db, { now: Date.now() });
  const wanted = { customerId, name: 'Prices', permissions: 'read_write' as const };
  const { key, secret } = await createKey(context, wanted);
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}

const authorization = await makeKey();
const id = await saveProduct(database.db, {
  slug: 'oak-tray',
  name: 'Oak tray',
  regularPrice: 4800,
});
const { origin, close } = await serve();
// Registered after the database's own, so it runs before it.
afterAll(close);

const page = async (path: string) => (await fetch(`${origin}${path}`)).text();

async function send(method: string, path: string, body: unknown) {
  const answer = await fetch(`${origin}/wp-json/wc/v3${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

const PAGES = ['/product/oak-tray', '/shop'];

test('a price a program changes is on the cached pages at once', async () => {
  for (const path of PAGES) expect(await page(path)).toContain('48.00');
  await send('PUT', `/products/${id}`, { regular_price: '51.20' });
  for (const path of PAGES) {
    const html = await page(path);
    expect(html).toContain('51.20');
    expect(html).not.toContain('48.00');
  }
  await send('POST', '/products/batch', { update: [{ id, regular_price: '39.00' }] });
  for (const path of PAGES) expect(await page(path)).toContain('39.00');
});

test('a name a program changes is found by the search, and the old one is not', async () => {
  expect(await page('/search?s=tray')).toContain('/product/oak-tray');
  await send('PUT', `/products/${id}`, { name: 'Walnut board' });
  expect(await page('/search?s=walnut')).toContain('/product/oak-tray');
  expect(await page('/search?s=tray')).not.toContain('href="/product/oak-tray');
  expect(await page('/product/oak-tray')).toContain('Walnut board');
});

test('a product in the trash is on no page, and is back when it is restored', async () => {
  await send('DELETE', `/products/${id}`, {});
  expect((await fetch(`${origin}/product/oak-tray`)).status).toBe(404);
  expect(await page('/shop')).not.toContain('/product/oak-tray');
  await send('PUT', `/products/${id}`, { status: 'publish' });
  for (const path of PAGES) expect(await page(path)).toContain('Walnut board');
});

test('a review a program approves is on the product’s page at once', async () => {
  const review = await send('POST', '/products/reviews', {
    product_id: id,
    review: 'Holds six cups and a pot.',
    reviewer: 'Ada Example',
    reviewer_email: 'ada@example.com',
    rating: 5,
    status: 'hold',
  });
  expect(await page('/product/oak-tray')).not.toContain('Holds six cups');
  await send('PUT', `/products/reviews/${review.id}`, { status: 'approved' });
  expect(await page('/product/oak-tray')).toContain('Holds six cups');
});
