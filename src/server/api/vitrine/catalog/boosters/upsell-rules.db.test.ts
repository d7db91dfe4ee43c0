import { beforeEach, expect, test } from 'vitest';
import { addLine } from '#server/cart/changing/add-line.ts';
import { setQuantity } from '#server/cart/changing/change-lines.ts';
import {
  type CartShop,
  fillCartShop,
  shopContext,
  visitor,
} from '#server/cart/testing/cart-shop.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { saveUpsellOffer } from '#server/upsells/save-offer.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/catalog/listing.

const database = await testDatabase();
const { db } = database;
const tags: string[] = [];
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let table = 0;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  tags.length = 0;
  client = await vitrineClient(db, {
    parts: { invalidate: async (sent: readonly string[]) => void tags.push(...sent) },
  });
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'table')
    .executeTakeFirstOrThrow();
  table = row.id;
});

const none = { product_ids: [], category_ids: [] };
const rule = (changes: object = {}) => ({
  id: 'wax',
  name: 'Wax for trays',
  enabled: true,
  place: 'product',
  about: none,
  match: 'any',
  least: null,
  most: null,
  offer: { product_ids: [shop.vase], category_ids: [] },
  ...changes,
});
const save = (...rules: object[]) => client.send('PUT', '/upsell-rules', { rules });

async function context() {
  return shopContext(db, await readSettings(db, () => undefined));
}
const offered = async (productId: number) =>
  ((await loadUpsellOffer(await context(), productId))?.items ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== productId);

test('rules are saved in an order, in the version that was read, and every page is made anew', async () => {
  const first = await client.send('GET', '/upsell-rules');
  expect(first.body).toEqual({ rules: [] });
  const etag = first.headers.get('etag') ?? '';
  const rules = [rule({ least: '40.00' }), rule({ id: 'second', enabled: false })];
  const saved = await client.send('PUT', '/upsell-rules', { rules }, { 'if-match': etag });
  expect(saved.body).toEqual({ rules });
  expect(tags).toContain('settings');
  const late = await client.send('PUT', '/upsell-rules', { rules: [] }, { 'if-match': etag });
  expect(late.status).toBe(412);
  expect((await client.send('GET', '/upsell-rules')).body).toEqual({ rules });
  const log = await db.selectFrom('manager_changes').select('resource').execute();
  expect(log).toEqual([{ resource: 'setting' }]);
});

test('what is wrong is named by its field, and nothing is saved', async () => {
  const refusals: [object[], string][] = [
    [[rule({ offer: none })], 'rules[0][offer]'],
    [[rule(), rule({ id: 'b', least: '50', most: '40' })], 'rules[1][most]'],
    [[rule({ least: 'much' })], 'rules[0][least]'],
    [[rule({ least: '-1' })], 'rules[0][least]'],
    [[rule({ offer: { product_ids: [999_999], category_ids: [] } })], 'rules[0][offer]'],
    [[rule({ about: { product_ids: [], category_ids: [999_999] } })], 'rules[0][about]'],
    [[rule(), rule()], 'rules[1][id]'],
    [[rule({ name: ' ' })], 'rules[0][name]'],
    [Array.from({ length: 51 }, (_, at) => rule({ id: `r${at}` })), 'rules'],
  ];
  for (const [rules, field] of refusals) {
    const { status, body } = await save(...rules);
    expect(status, field).toBe(400);
    expect(Object.keys(body.data.params)).toContain(field);
  }
  for (const { place, body } of hostileBodies({ rules: [rule()] })) {
    const { status } = await client.send('PUT', '/upsell-rules', body);
    expect([200, 400], place).toContain(status);
  }
  expect((await save()).status).toBe(200);
  expect((await client.send('GET', '/upsell-rules')).body).toEqual({ rules: [] });
});

test('the first rule that fits a product decides what its bar offers', async () => {
  const dear = rule({ about: { product_ids: [], category_ids: [table] }, least: '40' });
  const lights = { product_ids: [shop.lights], category_ids: [] };
  await save(dear, rule({ id: 'all', offer: lights }));
  expect(await offered(shop.tray)).toEqual([shop.vase]);
  expect(await offered(shop.vase)).toEqual([shop.lights]);
  await save(rule({ id: 'all', offer: lights }), dear);
  expect(await offered(shop.tray)).toEqual([shop.lights]);
  // What was chosen for the product itself goes before, and so does none.
  await saveUpsellOffer(db, shop.tray, { source: 'chosen', items: [shop.throw] });
  expect(await offered(shop.tray)).toEqual([shop.throw]);
  await saveUpsellOffer(db, shop.tray, { source: 'off' });
  expect(await offered(shop.tray)).toEqual([]);
});

test('a rule offers best sellers of a category and those below it, and nothing that is gone', async () => {
  const below = await saveCategory(db, { slug: 'wax', name: 'Wax', parentId: table });
  await db
    .updateTable('product_categories')
    .set({ category_id: below })
    .where('product_id', '=', shop.throw)
    .execute();
  await db.updateTable('products').set({ total_sales: 9 }).where('id', '=', shop.throw).execute();
  await db
    .updateTable('products')
    .set({ stock_state: 'outofstock' })
    .where('id', '=', shop.lights)
    .execute();
  await save(rule({ offer: { product_ids: [shop.lights], category_ids: [table] } }));
  const ids = await offered(shop.tray);
  expect(ids[0]).toBe(shop.throw);
  expect(ids).not.toContain(shop.lights);
  expect(ids).not.toContain(shop.tray);
  expect(ids).not.toContain(shop.draft);
});

test('a rule of the basket comes before what is suggested by itself', async () => {
  await save(
    rule({
      place: 'cart',
      about: { product_ids: [shop.tray], category_ids: [] },
      least: '90',
      offer: { product_ids: [shop.card], category_ids: [] },
    }),
  );
  const ctx = await context();
  const ann = visitor();
  const one = await addLine(ctx, ann, { productId: shop.tray });
  expect((await loadCartView(ctx, one)).suggestions[0]).not.toBe(shop.card);
  const two = await setQuantity(ctx, ann, one.cart.state.lines[0]?.key ?? '', 2);
  const { suggestions } = await loadCartView(ctx, two);
  expect(suggestions[0]).toBe(shop.card);
  expect(new Set(suggestions).size).toBe(suggestions.length);
});

test('a trial says which rule decides and why the others do not, before they are saved', async () => {
  const rules = [
    rule({ id: 'off', enabled: false }),
    rule({ id: 'for-cart', place: 'cart' }),
    rule({ id: 'dear', least: '100' }),
    rule({ id: 'fits' }),
    rule({ id: 'late' }),
  ];
  const trial = (body: object) => client.send('POST', '/upsell-rules/trial', body);
  const lines = [{ product_id: shop.tray, quantity: 1 }];
  const { body } = await trial({ rules, place: 'product', lines });
  expect(body).toEqual({
    verdicts: ['off', 'elsewhere', 'amount', 'decides', 'later'],
    amount: '48.00',
    overruled: false,
    offered: [{ id: shop.vase, name: 'Vase' }],
  });
  expect((await client.send('GET', '/upsell-rules')).body).toEqual({ rules: [] });
  const inCart = await trial({
    rules,
    place: 'cart',
    lines: [...lines, { product_id: shop.card, quantity: 2 }],
  });
  expect(inCart.body).toMatchObject({ amount: '98.00' });
  expect(inCart.body.verdicts[1]).toBe('decides');
  await saveUpsellOffer(db, shop.tray, { source: 'off' });
  expect((await trial({ place: 'product', lines })).body).toMatchObject({
    verdicts: [],
    overruled: true,
    offered: [],
  });
  for (const wrong of [[], [{ product_id: 999_999, quantity: 1 }]]) {
    const { status } = await trial({ place: 'product', lines: wrong });
    expect(status).toBe(400);
  }
});
