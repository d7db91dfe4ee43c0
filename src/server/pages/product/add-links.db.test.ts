import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { followAddLink } from './add-links.ts';

const database = await testDatabase();
const ctx: ShopContext = testContext(database.db, { now: NOW });

beforeAll(() => fillSmallShop(database.db));

async function follow(address: string): Promise<string | null> {
  const url = new URL(address, 'http://shop.example');
  const response = await followAddLink(async () => ctx, url);
  return response?.headers.get('location') ?? null;
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
  const twice = new URL('http://shop.example//evil.example?add-to-cart=0');
  const response = await followAddLink(async () => ctx, twice);
  expect(response?.headers.get('location')).toBe('/evil.example');
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
