import { expect, test } from 'vitest';
import { fillCartShop, shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { comparePage } from './compare-page.ts';

const { db } = await testDatabase();
const shop = await fillCartShop(db);
const ctx = shopContext(db);

async function load(ids: string) {
  const query = comparePage.canonicalQuery(new URLSearchParams({ ids, utm: 'x' }), ctx.settings);
  const request = { path: '/compare', params: {}, query, visitor: visitor() };
  const result = await comparePage.load(ctx, request);
  if (result.kind !== 'page') throw new Error('no page');
  return { ...result, query: query.toString() };
}

test('products of the address stand side by side, in its order', async () => {
  const { data, head, query, status } = await load(`${shop.mug},${shop.tray},${shop.mug}`);
  expect(query).toBe(`ids=${shop.mug}%2C${shop.tray}`);
  expect(data.products.map(({ card, without }) => [card.id, without])).toEqual([
    [shop.mug, `/compare?ids=${shop.tray}`],
    [shop.tray, `/compare?ids=${shop.mug}`],
  ]);
  expect(data.rows.map(({ values }) => values.length)).toEqual(data.rows.map(() => 2));
  expect(data.rows.find(({ label }) => label === 'Availability')?.differs).toBe(false);
  expect([status, head.index]).toEqual([200, false]);
});

test('what is not there, and what is made up, is left out', async () => {
  const { data } = await load(`${shop.tray},999999,x,-1`);
  expect(data.products.map(({ card, without }) => [card.id, without])).toEqual([
    [shop.tray, '/compare'],
  ]);
  expect((await load('x')).data).toEqual({ products: [], rows: [] });
});

test('a product that is not public is not compared', async () => {
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', shop.mug).execute();
  const { data } = await load(`${shop.mug},${shop.tray}`);
  expect(data.products.map(({ card }) => card.id)).toEqual([shop.tray]);
});
