import { beforeEach, expect, test } from 'vitest';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { createReadCache, MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES, type Services } from '#server/platform/services.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { listedProductsCache, MAX_LISTED } from './listed-products.ts';

// A list of cached products is the list that would be read now, whatever changed in between.

const database = await testDatabase();
const { db } = database;
const cache = createReadCache({ maxCached: MAX_LISTED });
const clock = { now: NOW };
/** Contexts of calls, made for each at the clock's moment. */
const { settings } = shopContext(db);
const partsWith = (services: Services) => ({
  services,
  settings,
  invalidate: async (tags: readonly string[]) => cache.invalidate(tags),
  get now() {
    return clock.now;
  },
});
let cached: ManagerClient;
let fresh: ManagerClient;
let ids: Awaited<ReturnType<typeof fill>>;

async function created(path: string, body: object): Promise<number> {
  const response = await cached.send('POST', path, body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.id;
}

async function change(path: string, body: object): Promise<void> {
  const response = await cached.send('PUT', path, body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

beforeEach(async () => {
  await database.reset();
  cache.invalidate('all');
  clock.now = NOW;
  const role = 'administrator';
  const services = listedProductsCache.add(NO_SERVICES, cache);
  cached = await managerClient(db, { role, parts: partsWith(services) });
  fresh = await managerClient(db, { role, parts: partsWith(NO_SERVICES) });
  ids = await fill();
});

async function fill() {
  const category = await created('/products/categories', { name: 'Cups' });
  const tag = await created('/products/tags', { name: 'Blue' });
  const brand = await created('/products/brands', { name: 'Kiln' });
  const shippingClass = await created('/products/shipping_classes', { name: 'Fragile' });
  const attribute = await created('/products/attributes', { name: 'Colour' });
  const term = await created(`/products/attributes/${attribute}/terms`, { name: 'Sea' });
  const { id: image } = await db
    .insertInto('media')
    .values({
      key: 'cup-1234',
      slug: 'cup',
      width: 10,
      height: 10,
      mime: 'image/jpeg',
      bytes: 1,
      alt: 'A cup',
      caption: '',
      title: '',
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cup = await created('/products', {
    name: 'Cup',
    regular_price: '10.00',
    categories: [{ id: category }],
    tags: [{ id: tag }],
    brands: [{ id: brand }],
    shipping_class: 'fragile',
    images: [{ id: image }],
    attributes: [{ id: attribute, options: ['Sea'], visible: true }],
    manage_stock: true,
    stock_quantity: 10,
  });
  const bowl = await created('/products', { name: 'Bowl', regular_price: '20.00' });
  return { category, tag, brand, shippingClass, attribute, term, picture: image, cup, bowl };
}

async function list(client: ManagerClient, query = ''): Promise<Item[]> {
  const response = await client.send('GET', `/products?orderby=id&order=asc&${query}`);
  expect(response.status).toBe(200);
  return response.body;
}

interface Item {
  id: number;
  name: string;
  [field: string]: unknown;
}

const MINUTE = 60_000;
const of = (kind: string) => `/products/${kind}`;

const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'another name': () => change(`/products/${ids.cup}`, { name: 'Mug' }),
  'another price': () => change(`/products/${ids.cup}`, { regular_price: '11.00' }),
  'other stock': () => change(`/products/${ids.cup}`, { stock_quantity: 3 }),
  'a value of another program': () =>
    change(`/products/${ids.cup}`, { meta_data: [{ key: 'shelf', value: 'B4' }] }),
  'no more reviews': () => change(`/products/${ids.cup}`, { reviews_allowed: false }),
  'a linked product': () => change(`/products/${ids.cup}`, { upsell_ids: [ids.bowl] }),
  'a batch': () =>
    cached.send('POST', '/products/batch', { update: [{ id: ids.cup, featured: true }] }),
  'a renamed category': () => change(`${of('categories')}/${ids.category}`, { name: 'Mugs' }),
  'a renamed tag': () => change(`${of('tags')}/${ids.tag}`, { name: 'Azure' }),
  'a renamed brand': () => change(`${of('brands')}/${ids.brand}`, { name: 'Oven' }),
  'a renamed attribute': () => change(`${of('attributes')}/${ids.attribute}`, { name: 'Shade' }),
  'a renamed term': () =>
    change(`${of('attributes')}/${ids.attribute}/terms/${ids.term}`, { name: 'Ocean' }),
  'another shipping class': () =>
    change(`${of('shipping_classes')}/${ids.shippingClass}`, { slug: 'breaks' }),
  'a deleted category': () =>
    cached.send('DELETE', `${of('categories')}/${ids.category}?force=true`),
  'a picture told in other words': () =>
    cached.send('POST', `/wp-json/wp/v2/media/${ids.picture}`, { alt_text: 'A blue cup' }),
  'a related product': () =>
    created('/products', { name: 'Plate', regular_price: '5.00', tags: [{ id: ids.tag }] }),
  'a review': () =>
    created(of('reviews'), {
      product_id: ids.cup,
      review: 'Good to hold.',
      reviewer: 'Ada',
      reviewer_email: 'ada@example.com',
      rating: 4,
    }),
  'an order': () =>
    created('/orders', { set_paid: true, line_items: [{ product_id: ids.cup, quantity: 2 }] }),
  'stock moved without a tag': () =>
    db.updateTable('products').set({ stock_quantity: 1 }).where('id', '=', ids.cup).execute(),
  'a product in the trash': () => cached.send('DELETE', `/products/${ids.bowl}`),
};

test.each(Object.entries(changes))('%s shows in the next list', async (_, happens) => {
  for (const query of ['', 'context=edit']) await list(cached, query);
  const before = await list(cached);
  clock.now += 1;
  await happens();
  clock.now += 1;
  const current = await list(fresh);
  expect(current).not.toEqual(before);
  expect(await list(cached)).toEqual(current);
  const totals = [cached, fresh].map(async (client) => {
    return (await client.send('GET', '/products')).headers.get('x-wp-total');
  });
  expect(await totals[0]).toBe(await totals[1]);
  expect(await list(cached, 'context=edit')).toEqual(await list(fresh, 'context=edit'));
});

test('a sale shows when its time has come and when it has passed', async () => {
  const [from, to] = [NOW + MINUTE, NOW + 2 * MINUTE].map((at) => new Date(at).toISOString());
  await change(`/products/${ids.cup}`, {
    sale_price: '8.00',
    date_on_sale_from_gmt: from,
    date_on_sale_to_gmt: to,
  });
  const prices: unknown[] = [];
  for (const at of [0, MINUTE - 1, MINUTE, 2 * MINUTE - 1, 2 * MINUTE]) {
    clock.now = NOW + at;
    const items = await list(cached);
    expect(items).toEqual(await list(fresh));
    prices.push(items.find(({ id }) => id === ids.cup)?.price);
  }
  expect(prices).toEqual(['10.00', '10.00', '8.00', '8.00', '10.00']);
});

test('what a program asks for is asked of cached products too', async () => {
  for (const query of [
    '_fields=id,name',
    'context=embed',
    '_envelope=1',
    '_embed=1',
    'include_meta=shelf',
    'per_page=1&page=2',
  ]) {
    const expected = await fresh.send('GET', `/products?${query}`);
    for (let time = 0; time < 2; time += 1) {
      const found = await cached.send('GET', `/products?${query}`);
      expect(found.body, query).toEqual(expected.body);
      expect([...found.headers], query).toEqual([...expected.headers]);
    }
  }
});

test('products are cached: what plain SQL changes elsewhere shows after some seconds', async () => {
  const before = await list(cached);
  await db.updateTable('categories').set({ name: 'Mugs' }).where('id', '=', ids.category).execute();
  expect(await list(cached)).toEqual(before);
  clock.now += MAX_CACHE_AGE_MS;
  const after = await list(cached);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await list(fresh));
});

test('two settings share the cache and not their items', async () => {
  const services = listedProductsCache.add(NO_SERVICES, cache);
  const noDecimals = { ...settings, 'currency.decimals': 0 };
  const other = await managerClient(db, {
    parts: { ...partsWith(services), settings: noDecimals },
  });
  const [first] = await list(cached);
  const [without] = await list(other);
  expect([first?.price, without?.price]).toEqual(['10.00', '1000']);
  expect((await list(cached))[0]).toEqual(first);
});
