import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './accounts/log-in.ts';
import { nextVisit, visit } from './accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { saveDocument } from './content/save-document.ts';
import { openShop, type Shop } from './open-shop.ts';
import { TEST_BUILD } from './pages/testing/test-build.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/storage.ts';
import { saveSetting } from './settings/save-setting.ts';

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-closed-'));
const START = Date.UTC(2026, 0, 5, 12);
let shop: Shop;
let server: Server;
let origin = '';

beforeAll(async () => {
  await saveProduct(db, { slug: 'oak-tray', name: 'Oak tray' }, START);
  shop = await openShop({
    config: readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://shop.example' }),
    database,
    storage: diskStorage(folder),
    ...TEST_BUILD,
    log: createLog({ level: 'error', write: (line) => expect.fail(line) }),
    metrics: createMetrics(),
    now: () => START,
  });
  server = createHttpServer(shop.listener);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  if (address && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

describe('a closed shop', () => {
  beforeAll(async () => {
    await saveSetting(db, 'accounts.staffSecondFactor', false, START);
    await addPerson(db, 'ed@example.com', START, { role: 'editor' });
    await addPerson(db, 'sue@example.com', START);
    await saveSetting(db, 'comingSoon.closed', true, START);
    await saveSetting(db, 'comingSoon.secret', 'only-for-friends', START);
    await saveSetting(db, 'comingSoon.retryHours', 2, START);
    await shop.tags.publish(['settings']);
  });

  /** The cookies of a person who is logged in. */
  async function cookiesOf(email: string): Promise<string> {
    const visitor = visit(START);
    const ctx = { ...shopContext(db), now: START };
    expect(await logIn(ctx, visitor, email, TEST_PASSWORD)).toMatchObject({ ok: true });
    return nextVisit(visitor, START).cookieHeader ?? '';
  }

  test.each(['/', '/shop', '/product/oak-tray', '/checkout', '/nowhere'])(
    '%s is 503 with the time to come back, and no more than that it opens soon',
    async (path) => {
      const reply = await get(path);
      const html = await reply.text();
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('7200');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('opens soon');
      expect(html).toContain('noindex');
      expect(html).not.toContain('oak-tray');
    },
  );

  test('calls of shoppers are closed too; log-in, robots.txt and the managers’ API are open', async () => {
    for (const path of ['/?wc-ajax=get_refreshed_fragments', '/wp-json/wc/store/v1/products']) {
      const reply = await get(path);
      expect([path, reply.status]).toEqual([path, 503]);
      expect(await reply.json()).toMatchObject({ code: 'vitrine_closed' });
    }
    expect((await get('/my-account')).status).toBe(200);
    expect((await get('/robots.txt')).status).toBe(200);
    expect((await get('/wp-json/wc/v3/orders')).status).toBe(401);
  });

  test('staff see the shop, customers do not, and the page is never cached for them', async () => {
    const staff = { cookie: await cookiesOf('ed@example.com') };
    expect((await get('/product/oak-tray', staff)).status).toBe(200);
    expect((await get('/product/oak-tray')).status).toBe(503);
    const customer = { cookie: await cookiesOf('sue@example.com') };
    expect((await get('/product/oak-tray', customer)).status).toBe(503);
  });

  test('the secret link opens it for a guest until the secret changes', async () => {
    expect((await get('/shop?preview_key=wrong')).status).toBe(503);
    const led = await get('/shop?orderby=price&preview_key=only-for-friends');
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toBe('/shop?orderby=price');
    expect(led.headers.get('set-cookie')).toMatch(/HttpOnly/);
    const cookie = (led.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).not.toContain('only-for-friends');
    expect((await get('/shop', { cookie })).status).toBe(200);
    await saveSetting(db, 'comingSoon.secret', 'another-secret', START);
    await shop.tags.publish(['settings']);
    expect((await get('/shop', { cookie })).status).toBe(503);
  });

  test('a page of blocks is shown in place of the sentence', async () => {
    await saveDocument(db, {
      kind: 'page',
      slug: 'soon',
      title: 'Almost there',
      excerpt: '',
      blocks: [{ kind: 'text', settings: { html: '<p>The kiln is warming up.</p>' } }],
      publishedAt: START,
    });
    await saveSetting(db, 'comingSoon.page', 'soon', START);
    await shop.tags.publish(['settings']);
    const reply = await get('/shop');
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain('The kiln is warming up.');
  });
});
