import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { expand } from '#wire/compact-json.ts';
import type { PageEnvelope } from '#wire/page.ts';
import { saveCategory } from './catalog/saving/save-category.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { productTags } from './catalog/tags.ts';
import { saveDocument } from './content/save-document.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { saveSetting } from './settings/save-setting.ts';
import { type ServedShop, serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();
const { db } = database;
const logged: string[] = [];
const START = Date.UTC(2026, 0, 5, 12);
let clock = START;
let served: ServedShop;
let origin = '';
let trayId = 0;

const tray = {
  slug: 'oak-tray',
  name: 'Oak <tray>',
  regularPrice: money(4800),
  salePrice: money(4000),
  saleTo: START + 60_000,
};

beforeAll(async () => {
  const category = await saveCategory(db, { slug: 'tableware', name: 'Tableware' });
  trayId = await saveProduct(db, { ...tray, categories: [category] }, START);
  await saveDocument(db, {
    kind: 'page',
    slug: 'home',
    title: 'Home',
    excerpt: '',
    blocks: [{ kind: 'text', settings: { html: '<p>Welcome</p>' } }],
    publishedAt: START,
  });
  served = await serveShop({
    database,
    env: { PUBLIC_URL: 'https://shop.example' },
    log: createLog({ level: 'warn', write: (line) => logged.push(line) }),
    now: () => clock,
  });
  origin = served.origin;
});

afterAll(() => served.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

describe('the open shop', () => {
  test.each([
    ['/', 'home', 'home'],
    ['/shop', 'listing', 'archive'],
    ['/product-category/tableware', 'listing', 'tax-product_cat'],
    ['/product/oak-tray', 'product', 'single-product'],
    ['/search?s=oak', 'search', 'search'],
    ['/journal', 'journal', ''],
  ])('%s is a page of its own, recognised by its markup [PP-01]', async (path, type, bodyClass) => {
    const reply = await get(path);
    const html = await reply.text();
    expect(reply.status).toBe(200);
    const body = html.match(/<body class="([^"]*)" data-page-type="([^"]*)"/);
    expect(body?.[2]).toBe(type);
    expect(` ${body?.[1]} `).toContain(bodyClass);
  });

  test('every answer carries a policy without inline script or style', async () => {
    for (const path of ['/product/oak-tray', '/nowhere', '/healthz', '/wp-json/']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
    }
  });

  test('an unknown address is the not-found page, and many of them are cached once', async () => {
    for (let n = 0; n < 20; n += 1) {
      const reply = await get(`/product/nothing-${n}`);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('error404');
    }
    const figures = await (await get('/metrics')).text();
    const bytes = Number(figures.match(/^vitrine_page_cache_bytes (\d+)/m)?.[1]);
    expect(bytes).toBeLessThan(1_000_000);
  });

  test('the second visitor gets the cached page, and 304 when nothing changed', async () => {
    const first = await get('/product/oak-tray');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/product/oak-tray', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const packed = await get('/product/oak-tray', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(await first.text());
  });

  test('tracking parameters and nonsense change neither the page nor its canonical address', async () => {
    const plain = await (await get('/product/oak-tray')).text();
    const noisy = await get('/product/oak-tray?utm_source=x&"><script>alert(1)</script>=1');
    expect(await noisy.text()).toBe(plain);
    expect(plain).toContain('<link rel="canonical" href="https://shop.example/product/oak-tray">');
  });

  test('clearing a tag shows the change at once', async () => {
    await get('/product/oak-tray');
    await saveProduct(db, { ...tray, id: trayId, name: 'Ash tray' }, clock);
    expect(await (await get('/product/oak-tray')).text()).toContain('Oak &lt;tray&gt;');
    await served.shop.tags.publish(productTags(trayId));
    expect(await (await get('/product/oak-tray')).text()).toContain('Ash tray');
  });

  test('when a sale ends by the clock no cached page shows its price any more', async () => {
    expect(await (await get('/product/oak-tray')).text()).toContain('$40.00');
    expect(await (await get('/shop')).text()).toContain('$40.00');
    clock = START + 60_001;
    expect(await (await get('/product/oak-tray')).text()).not.toContain('$40.00');
    expect(await (await get('/shop')).text()).not.toContain('$40.00');
    clock = START;
  });

  test('when the shop’s day ends cached pages are rendered for the new one', async () => {
    const renderedAt = async () => {
      const html = await (await get('/journal')).text();
      const json = html.match(/id="page-data">(.*?)<\/script>/s)?.[1] ?? '{}';
      return (expand(JSON.parse(json)) as PageEnvelope).now;
    };
    const evening = Date.UTC(2026, 0, 5, 23, 50);
    clock = evening;
    await served.shop.tags.publish(['settings']);
    expect(await renderedAt()).toBe(evening);
    clock = Date.UTC(2026, 0, 5, 23, 59, 59, 999);
    expect(await renderedAt()).toBe(evening);
    clock = Date.UTC(2026, 0, 6);
    expect(await renderedAt()).toBe(clock);
    clock = START;
    await served.shop.tags.publish(['settings']);
  });

  test('a route setting moves the pages without a restart [PP-02]', async () => {
    await saveSetting(db, 'routes.product', '/p/:slug', clock);
    await served.shop.tags.publish(['settings']);
    expect((await get('/p/oak-tray')).status).toBe(200);
    expect((await get('/product/oak-tray')).status).toBe(404);
    expect(await (await get('/shop')).text()).toMatch(/href="?\/p\/oak-tray[" >]/);
    await db.deleteFrom('settings').where('name', '=', 'routes.product').execute();
    await served.shop.tags.publish(['settings']);
  });

  test.each([
    ['a slash too many', '/shop/', 301, '/shop'],
    ['slashes that would leave the shop', '//evil.example/', 301, '/evil.example'],
  ])('%s is put right', async (_, path, status, to) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([status, to]);
  });

  test.each([
    ['100 KB of query', `/shop?orderby=${'x'.repeat(100_000)}`],
    ['a broken percent sign', '/product/%E0%A4%A'],
    ['a nul', '/product/%00'],
  ])('%s is a 400 page', async (_, path) => {
    const reply = await get(path);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('data-page-type="problem"');
  });

  test.each(['page=0', 'page=-1', 'page=1000000000', 'page=abc', 'orderby=none', 'min_price=NaN'])(
    'a listing asked for ?%s is the nearest sensible page',
    async (query) => {
      const reply = await get(`/shop?${query}`);
      expect([200, 302]).toContain(reply.status);
      if (reply.status === 302) {
        expect((await get(reply.headers.get('location') ?? '')).status).toBe(200);
      }
    },
  );

  test('script in a parameter comes back as text only', async () => {
    const html = await (await get('/search?s=%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(html).not.toContain('<script>alert');
  });

  test('a form posted by another site is refused, by the shop itself it is answered', async () => {
    const post = (from: string) =>
      fetch(`${origin}/product/oak-tray`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
        body: `add-to-cart=${trayId}&quantity=2`,
      });
    const foreign = await post('https://evil.example');
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
    const sameOrigin = await post('https://shop.example');
    expect([sameOrigin.status, sameOrigin.headers.get('location')]).toEqual([303, '/cart']);
    const cookie = sameOrigin.headers.getSetCookie().map((line) => line.split(';')[0]);
    const cart = await get('/cart', { cookie: cookie.join('; ') });
    expect(cart.headers.get('cache-control')).toBe('no-store');
    expect(await cart.text()).toContain('value="2"');
  });

  test('what belongs to one visitor is in no page that others get', async () => {
    const plain = await (await get('/product/oak-tray')).text();
    const sameOrigin = await fetch(`${origin}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `product_id=${trayId}`,
    });
    const cookie = sameOrigin.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(cookie).toHaveLength(3);
    const seen = await get('/product/oak-tray', { cookie: cookie.join('; ') });
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect(await seen.text()).toBe(plain);
    expect(await (await get('/cart')).text()).toContain('Your basket is empty.');
  });

  test('a link with a coupon leads to the page without it', async () => {
    const reply = await get('/shop?coupon=nothing&orderby=price');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/shop?orderby=price']);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['application/json', '{"quantity":1}', 400],
    ['multipart/form-data; boundary=x', 'cut', 400],
    ['application/x-www-form-urlencoded', `quantity=${'9'.repeat(300_000)}`, 413],
  ])('a body of %s that is no form is refused', async (type, body, status) => {
    const reply = await fetch(`${origin}/product/oak-tray`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(reply.status).toBe(status);
  });

  test.each([
    ['a form', '/', 40, 20],
    ['the form to buy by', '/product/oak-tray', 160, 40],
  ])('a program that floods %s is asked to wait, a person is not', async (_, path, sent, least) => {
    const post = () =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'quantity=1',
      });
    const replies = await Promise.all(Array.from({ length: sent }, post));
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(least);
    expect(refused.length).toBeLessThan(sent);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    clock += 60_000;
    expect((await post()).status).not.toBe(429);
    clock = START;
  });

  test('an answer names the shop by its public address where it has one', async () => {
    const reply = await fetch(`${origin}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `product_id=${trayId}&quantity=999999`,
    });
    expect(await reply.json()).toMatchObject({
      error: true,
      product_url: 'https://shop.example/product/oak-tray',
    });
  });

  test('the routes of the API stand at the addresses the pages name [RE-03]', async () => {
    const html = await (await get('/')).text();
    const config = JSON.parse(html.match(/id="shop-config">(.*?)<\/script>/s)?.[1] ?? '{}') as {
      ajax_url: string;
      wc_ajax_url: string;
    };
    const shopCall = config.wc_ajax_url.replace('%%endpoint%%', 'no_such_call');
    for (const path of [shopCall, '/wc-ajax/no_such_call', `${config.ajax_url}?action=nothing`]) {
      const reply = await fetch(origin + path, { method: 'POST' });
      expect([path, reply.status, await reply.text()]).toEqual([path, 400, '0']);
    }
    const nonce = await get(`${config.ajax_url}?action=rest-nonce`);
    expect(await nonce.text()).toMatch(/^[0-9a-f]{10,}$/);
  });

  test('programs that watch the shop are answered', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('vitrine_requests_total');
    expect(await (await get('/robots.txt')).text()).toContain('https://shop.example/sitemap.xml');
    expect(await (await get('/sitemap.xml')).text()).toContain(
      '<loc>https://shop.example/product/oak-tray</loc>',
    );
  });

  test('a bug is logged once with the id that the visitor sees', async () => {
    logged.length = 0;
    await db.schema.alterTable('documents').renameTo('documents_gone').execute();
    const reply = await get('/journal/anything');
    await db.schema.alterTable('documents_gone').renameTo('documents').execute();
    const id = reply.headers.get('x-request-id') ?? '';
    expect(reply.status).toBe(500);
    expect(await reply.text()).toContain(id);
    const bugs = logged.filter((line) => line.includes('"event":"bug"'));
    expect(bugs).toHaveLength(1);
    expect(JSON.parse(bugs[0] ?? '{}')).toMatchObject({ requestId: id });
  });
});
