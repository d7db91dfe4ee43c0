import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { saveProduct } from './catalog/saving/save-product.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { testContext } from './settings/testing/test-context.ts';
import { serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();

async function makeKey(): Promise<string> {
  const { db } = database;
  const role = { role: 'shop_manager' as const };
  const customerId = await addPerson(db, 'program@example.com', Date.now(), role);
  const context = testContext(db, { now: Date.now() });
  const keyInput = { customerId, name: 'Prices', permissions: 'read_write' as const };
  const { key, secret } = await createKey(context, keyInput);
  return `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
}

const authorization = await makeKey();
const id = await saveProduct(database.db, {
  slug: 'oak-tray',
  name: 'Oak tray',
  regularPrice: 4800,
});
const { origin, close } = await serveShop({ database });
// Registered after the database's own, so it runs before it.
afterAll(close);

const page = async (path: string) => (await fetch(`${origin}${path}`)).text();

async function send(method: string, path: string, body?: unknown, api = 'wc/v3') {
  const response = await fetch(`${origin}/wp-json/${api}${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
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

test('a category a program renames has its new name in the next list of products', async () => {
  const category = await send('POST', '/products/categories', { name: 'Trays' });
  await send('PUT', `/products/${id}`, { categories: [{ id: category.id }] });
  const listed = async () => JSON.stringify(await send('GET', '/products'));
  expect(await listed()).toContain('"Trays"');
  await send('PUT', `/products/categories/${category.id}`, { name: 'Boards' });
  expect(await listed()).toContain('"Boards"');
});

test('an attribute, a term or a tag a program renames is on the product’s page at once', async () => {
  const attribute = await send('POST', '/products/attributes', { name: 'Timber' });
  const termsPath = `/products/attributes/${attribute.id}/terms`;
  const term = await send('POST', termsPath, { name: 'White oak' });
  const tag = await send('POST', '/products/tags', { name: 'Handmade' });
  await send('PUT', `/products/${id}`, {
    attributes: [{ id: attribute.id, options: ['White oak'], visible: true }],
    tags: [{ id: tag.id }],
  });
  const changes = [
    ['Timber', 'Kind of wood', `/products/attributes/${attribute.id}`],
    ['White oak', 'Red oak', `${termsPath}/${term.id}`],
    ['Handmade', 'Made by hand', `/products/tags/${tag.id}`],
  ] as const;
  for (const [before, after, path] of changes) {
    expect(await page('/product/oak-tray')).toContain(before);
    await send('PUT', path, { name: after });
    const html = await page('/product/oak-tray');
    expect(html).toContain(after);
    expect(html).not.toContain(before);
  }
});

test('a name a program changes is found by the search, and the old one is not', async () => {
  expect(await page('/search?s=tray')).toContain('/product/oak-tray');
  await send('PUT', `/products/${id}`, { name: 'Walnut board' });
  expect(await page('/search?s=walnut')).toContain('/product/oak-tray');
  expect(await page('/search?s=tray')).not.toContain('href="/product/oak-tray');
  expect(await page('/product/oak-tray')).toContain('Walnut board');
});

test('boosters and an offer are on the product’s page once they are saved, and gone once removed', async () => {
  const other = await send('POST', '/products', { name: 'Linen napkin', regular_price: '9.00' });
  const path = `/products/${id}`;
  const save = (part: string, body: unknown) => send('PUT', `${path}/${part}`, body, 'vitrine/v1');
  expect(await page('/product/oak-tray')).not.toMatch(/data-island="boosters|Linen napkin/);
  await save('booster-settings', { countdown: { time: '17:00' } });
  expect(await page('/product/oak-tray')).toContain('data-island="boosters');
  await save('upsells', { source: 'chosen', items: [other.id] });
  expect(await page('/product/oak-tray')).toContain('Linen napkin');
  await save('booster-settings', { countdown: null });
  await save('upsells', { source: 'off' });
  expect(await page('/product/oak-tray')).not.toMatch(/data-island="boosters|Linen napkin/);
});

/** A plain picture as a file, sent to a call of the library. */
async function sendImage(path: string, background: string) {
  const create = { width: 600, height: 400, channels: 3, background } as const;
  const body = new FormData();
  const bytes = await sharp({ create }).png().toBuffer();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'board.png');
  const response = await fetch(`${origin}/wp-json/${path}`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  expect(response.status).toBeLessThan(300);
  return response.json();
}

test('a picture that is replaced is on the cached pages at once', async () => {
  const image = await sendImage('wp/v2/media', '#c86432');
  await send('PUT', `/products/${id}`, { images: [{ id: image.id }] });
  const imageKey = (html: string) => /\/media\/(board-[0-9a-f]{10})\//.exec(html)?.[1];
  const before = imageKey(await page('/product/oak-tray'));
  expect(before).toBeDefined();
  await sendImage(`vitrine/v1/media/${image.id}/replace`, '#336699');
  for (const path of PAGES) {
    const after = imageKey(await page(path));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  }
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

/** Where an address leads. */
async function lead(path: string) {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  return { status, to: headers.get('location') };
}

describe('another slug', () => {
  test('of a product: every earlier address leads to the newest at once, with its query', async () => {
    const { id: moved } = await send('POST', '/products', { name: 'Ash bowl' });
    expect(await page('/product/ash-bowl')).toContain('Ash bowl');
    await send('PUT', `/products/${moved}`, { slug: 'beech-bowl' });
    expect(await lead('/product/ash-bowl')).toEqual({ status: 301, to: '/product/beech-bowl' });
    await send('POST', '/products/batch', { update: [{ id: moved, slug: 'elm-bowl' }] });
    for (const old of ['ash-bowl', 'beech-bowl']) {
      const reply = { status: 301, to: '/product/elm-bowl?a=1' };
      expect([old, await lead(`/product/${old}?a=1`)]).toEqual([old, reply]);
    }
    const requested = '/product/elm-bowl/review';
    expect(await lead('/product/ash-bowl/review')).toEqual({ status: 301, to: requested });
    await send('PUT', `/products/${moved}`, { slug: 'ash-bowl' });
    expect((await lead('/product/ash-bowl')).status).toBe(200);
    expect(await lead('/product/elm-bowl')).toEqual({ status: 301, to: '/product/ash-bowl' });
  });

  test('of a product: another one that takes the old slug is shown there', async () => {
    const { id: first } = await send('POST', '/products', { name: 'Cup' });
    await send('PUT', `/products/${first}`, { slug: 'old-cup' });
    expect((await lead('/product/cup')).to).toBe('/product/old-cup');
    const { id: second } = await send('POST', '/products', { name: 'Newer cup', slug: 'cup' });
    expect(await page('/product/cup')).toContain('Newer cup');
    await send('PUT', `/products/${second}`, { slug: 'new-cup' });
    expect((await lead('/product/cup')).to).toBe('/product/new-cup');
    expect((await lead('/product/old-cup')).status).toBe(200);
  });

  test('of a product nobody could read, and the trash, leave no redirect', async () => {
    const draft = { name: 'Plan', status: 'draft' };
    const { id: planned } = await send('POST', '/products', draft);
    await send('PUT', `/products/${planned}`, { slug: 'other-plan' });
    expect((await lead('/product/plan')).status).toBe(404);
    await send('PUT', `/products/${planned}`, { status: 'publish' });
    await send('DELETE', `/products/${planned}`, {});
    expect((await lead('/product/other-plan')).status).toBe(404);
  });

  test('of a category or a tag: its old address leads to the new one', async () => {
    for (const [list, path] of [
      ['/products/categories', '/product-category'],
      ['/products/tags', '/product-tag'],
    ] as const) {
      const { id: term } = await send('POST', list, { name: 'Bowls' });
      expect((await lead(`${path}/bowls`)).status).toBe(200);
      await send('PUT', `${list}/${term}`, { slug: 'dishes' });
      await send('PUT', `${list}/${term}`, { slug: 'deep-dishes' });
      for (const old of ['bowls', 'dishes']) {
        const reply = { status: 301, to: `${path}/deep-dishes` };
        expect([old, await lead(`${path}/${old}`)]).toEqual([old, reply]);
      }
    }
  });

  test('of a category that is merged into another: it leads there', async () => {
    const { id: from } = await send('POST', '/products/categories', { name: 'Mugs' });
    const { id: into } = await send('POST', '/products/categories', { name: 'Cups' });
    const body = { taxonomy: 'categories', from, into };
    await send('POST', '/terms/merge', body, 'vitrine/v1');
    const reply = { status: 301, to: '/product-category/cups' };
    expect(await lead('/product-category/mugs')).toEqual(reply);
  });
});
