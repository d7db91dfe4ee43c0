import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../testing/manager-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;
let form: number;
beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
  const { body } = await client.send('POST', `${VITRINE}/option-forms`, {
    title: 'Engraving',
    belongsTo: { kind: 'products', ids: [shop.vase] },
    sections: [{ id: 'main', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
  });
  form = body.id;
});

const VITRINE = '/wp-json/vitrine/v1';
const put = (vitrine: unknown, more = {}) =>
  client.send('PUT', `/products/${shop.tray}`, { ...more, extensions: { vitrine } });

async function stored() {
  const read = async (path: string) =>
    (await client.send('GET', `${VITRINE}/products/${shop.tray}/${path}`)).body;
  const { body } = await client.send('GET', `/products/${shop.tray}`);
  const { stock } = await read('booster-settings');
  const { source, items } = await read('upsells');
  const forms: { id: number }[] = await read('option-forms');
  return { name: body.name, forms: forms.map(({ id }) => id), stock, source, items };
}

test('a product is saved with its option forms, boosters and upsell bar, and says so in the log', async () => {
  const saved = await put(
    {
      option_forms: [form],
      boosters: { stock: { upTo: 30 } },
      upsells: { source: 'chosen', items: [shop.vase] },
    },
    { name: 'Oak tray' },
  );
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(saved.body).toMatchObject({ name: 'Oak tray' });
  expect(await stored()).toEqual({
    ...{ name: 'Oak tray', forms: [form], stock: { upTo: 30 } },
    ...{ source: 'chosen', items: [shop.vase] },
  });
  const log = await db.selectFrom('manager_changes').select('resource').execute();
  expect(log.map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(['product', 'option_form', 'product_boosters', 'product_upsells']),
  );
  // What is not named stays.
  await put({ option_forms: [] });
  expect(await stored()).toMatchObject({ forms: [], stock: { upTo: 30 }, source: 'chosen' });
});

test.each<[string, (shop: CartShop) => unknown, string]>([
  [
    'a form that is there no more',
    () => ({ option_forms: [999_999] }),
    'extensions.vitrine.option_forms',
  ],
  [
    'a booster',
    () => ({ boosters: { stock: { upTo: 'many' } } }),
    'extensions.vitrine.boosters.stock[upTo]',
  ],
  [
    'an upsell bar without products',
    () => ({ upsells: { source: 'chosen', items: [] } }),
    'extensions.vitrine.upsells.items',
  ],
  [
    'the product of its own upsell bar',
    ({ tray }) => ({ upsells: { source: 'chosen', items: [tray] } }),
    'extensions.vitrine.upsells.items',
  ],
])('%s that is refused names its field, and nothing is saved', async (_, wrong, field) => {
  const before = await stored();
  const right = { option_forms: [form], boosters: { viewers: { off: true } } };
  const refused = await put({ ...right, ...(wrong(shop) as object) }, { name: 'Another name' });
  expect(refused.status, JSON.stringify(refused.body)).toBe(400);
  expect(Object.keys(refused.body.data.params)).toEqual([field]);
  expect(await stored()).toEqual(before);
  const { body } = await client.send('GET', `${VITRINE}/option-forms/${form}`);
  expect(body).toMatchObject({ version: 1, belongsTo: { ids: [shop.vase] } });
});

test('a refused product saves none of its parts', async () => {
  const before = await stored();
  const refused = await put({ option_forms: [form] }, { regular_price: '-1' });
  expect(refused.status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('of many products none is saved with parts', async () => {
  const { body } = await client.send('POST', '/products/batch', {
    update: [{ id: shop.tray, name: 'New', extensions: { vitrine: { option_forms: [form] } } }],
  });
  expect(body.update[0].error.data.params).toHaveProperty(['extensions.vitrine']);
  expect(await stored()).toMatchObject({ forms: [] });
});
