import { beforeAll, expect, test } from 'vitest';
import { visitor } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { followAddLink } from './add-links.ts';

const database = await testDatabase();
const ctx: ShopContext = testContext(database.db, { now: NOW });

beforeAll(() => fillSmallShop(database.db));

/** As a browser says it of a link that was clicked on a page of the shop. */
const CLICK = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

async function follow(
  address: string,
  { headers = {}, by = visitor(), withinLimit = true } = {},
): Promise<string | null> {
  const response = await followAddLink(async () => ctx, {
    url: new URL(address, 'http://shop.example'),
    headers: new Headers(headers),
    visitor: by,
    withinLimit: () => withinLimit,
  });
  return response?.headers.get('location') ?? null;
}

async function readCart(by: Visitor): Promise<[string, number][]> {
  const { items } = await showCartView(ctx, by);
  return items.map(({ name, quantity }) => [name, quantity]);
}

async function loadId(slug: string): Promise<number> {
  const row = await database.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.id;
}

test('a link that adds leads to the product, with how many, and puts nothing in [CT-01]', async () => {
  const id = await loadId('tray');
  expect(await follow(`/?add-to-cart=${id}&quantity=2`)).toBe('/product/tray?quantity=2#buy');
  expect(await follow(`/shop?add-to-cart=${id}`)).toBe('/product/tray#buy');
  const carts = await database.db.selectFrom('carts').selectAll().execute();
  const sessions = await database.db.selectFrom('sessions').selectAll().execute();
  expect([carts, sessions]).toEqual([[], []]);
});

test.each([
  ['another site', { ...CLICK, 'sec-fetch-site': 'cross-site' }],
  ['a mail program', { ...CLICK, 'sec-fetch-site': 'none' }],
  ['an image of the shop', { ...CLICK, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a browser that prerenders', { ...CLICK, 'sec-purpose': 'prefetch;prerender' }],
])('followed by %s it adds nothing and starts no session', async (_, headers) => {
  const by = visitor();
  const id = await loadId('tray');
  expect(await follow(`/shop?add-to-cart=${id}`, { headers, by })).toBe('/product/tray#buy');
  expect(await readCart(by)).toEqual([]);
  expect(by.cookies.size).toBe(0);
});

test('clicked on a page of the shop it adds, and leads to the cart', async () => {
  const by = visitor();
  const id = await loadId('tray');
  const link = `/shop?add-to-cart=${id}&quantity=2`;
  expect(await follow(link, { headers: CLICK, by })).toBe('/cart');
  expect(await readCart(by)).toEqual([['Oak tray', 2]]);
  // The same click again is one more of it.
  expect(await follow(link, { headers: CLICK, by })).toBe('/cart');
  expect(await readCart(by)).toEqual([['Oak tray', 4]]);
});

test('what cannot be added is chosen on its page, and nothing is added beyond the limit', async () => {
  const by = visitor();
  const mug = await loadId('mug');
  expect(await follow(`/?add-to-cart=${mug}`, { headers: CLICK, by })).toBe('/product/mug#buy');
  const tray = await loadId('tray');
  const many = `/?add-to-cart=${tray}&quantity=99999`;
  expect(await follow(many, { headers: CLICK, by })).toMatch(
    /^\/product\/tray\?quantity=99999#buy$/,
  );
  const late = { headers: CLICK, by, withinLimit: false };
  expect(await follow(`/?add-to-cart=${tray}`, late)).toBe('/product/tray#buy');
  expect(await readCart(by)).toEqual([]);
});

test('with the choice made, by its values or by the variation itself', async () => {
  const id = await loadId('mug');
  expect(await follow(`/?add-to-cart=${id}&attribute_pa_color=sand`)).toBe(
    '/product/mug?attribute_pa_color=sand#buy',
  );
  const sand = await database.db
    .selectFrom('products')
    .select('id')
    .where('parent_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(await follow(`/?add-to-cart=${sand.id}`)).toMatch(
    /^\/product\/mug\?attribute_pa_color=\w+#buy$/,
  );
  expect(await follow(`/?add-to-cart=${id}`)).toBe('/product/mug#buy');
});

test('what is no product leads to the page it was asked on, never elsewhere', async () => {
  expect(await follow('/shop?add-to-cart=999999&orderby=price')).toBe('/shop?orderby=price');
  for (const wrong of ['', '0', '-1', '1e3', 'tray', '1%27--', '9'.repeat(40)]) {
    expect(await follow(`/shop?add-to-cart=${wrong}`)).toBe('/shop');
  }
  expect(await follow('//evil.example/x?add-to-cart=0')).toBe('/x');
  expect(await follow('http://shop.example//evil.example?add-to-cart=0')).toBe('/evil.example');
});

test('quantities that are none are left out', async () => {
  const id = await loadId('tray');
  for (const wrong of ['0', '-3', '1.5', 'two', '%3Cscript%3E']) {
    expect(await follow(`/?add-to-cart=${id}&quantity=${wrong}`)).toBe('/product/tray#buy');
  }
});

test('any other address is not for it', async () => {
  expect(await follow('/shop')).toBeNull();
});
