import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './accounts/access/log-in.ts';
import { nextVisit, visit } from './accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './accounts/testing/test-people.ts';
import { shopContext } from './cart/testing/cart-shop.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { saveDocument } from './content/save-document.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();
const { db } = database;
const START = Date.UTC(2026, 0, 5, 12);
let served: ServedShop;
let origin = '';

beforeAll(async () => {
  await saveProduct(db, { slug: 'oak-tray', name: 'Oak tray' }, START);
  served = await serveShop({
    database,
    env: { PUBLIC_URL: 'https://shop.example' },
    now: () => START,
  });
  origin = served.origin;
});

afterAll(() => served.close());

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
    await served.shop.tags.publish(['settings']);
  });

  /** The cookies of a person who is logged in. */
  async function loadCookies(email: string): Promise<string> {
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
      expect(html).toContain('is opening soon');
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
    const staff = { cookie: await loadCookies('ed@example.com') };
    expect((await get('/product/oak-tray', staff)).status).toBe(200);
    expect((await get('/product/oak-tray')).status).toBe(503);
    const customer = { cookie: await loadCookies('sue@example.com') };
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
    await served.shop.tags.publish(['settings']);
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
    await served.shop.tags.publish(['settings']);
    const reply = await get('/shop');
    const html = await reply.text();
    expect(reply.status).toBe(503);
    expect(html).toContain('The kiln is warming up.');
    // Nothing leads to what is closed.
    expect(html).not.toMatch(/href="?\/(cart|shop|search)\b/);
  });

  test('the forms of that page are answered, but not those of another site', async () => {
    await saveDocument(db, {
      kind: 'page',
      slug: 'hear-first',
      title: 'Hear first',
      excerpt: '',
      blocks: [{ kind: 'newsletter', settings: { title: 'Hear first', button: 'Join' } }],
      publishedAt: START,
    });
    await saveSetting(db, 'comingSoon.page', 'hear-first', START);
    await served.shop.tags.publish(['settings']);
    const form = await (await get('/shop')).text();
    const block = form.match(/name="?newsletter_block"? value="?(\d+)/)?.[1] ?? '';
    const join = (email: string, from: string) =>
      fetch(`${origin}/shop`, {
        method: 'POST',
        headers: { origin: from },
        body: new URLSearchParams({ newsletter_email: email, newsletter_block: block }),
      });
    const known = async () =>
      (await db.selectFrom('newsletter_subscribers').select('email').execute()).map(
        ({ email }) => email,
      );
    const reply = await join('nora@example.com', 'https://shop.example');
    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toContain('newsletter_block');
    await join('jo@example.com', 'https://evil.example');
    expect(await known()).toEqual(['nora@example.com']);
    // The link in the email that asks for consent.
    expect((await get('/newsletter')).status).toBe(200);
  });
});
