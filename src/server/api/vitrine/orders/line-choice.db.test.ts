import { beforeAll, expect, test } from 'vitest';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { findLineChoice, lineChoiceResponse } from '#server/pages/product/line-choice.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: Awaited<ReturnType<typeof fillOptionShop>>;
let client: ManagerClient;

beforeAll(async () => {
  shop = await database.filled(fillOptionShop);
  client = await managerClient(db);
});

const price = (body: object) => client.send('POST', '/wp-json/vitrine/v1/order-lines/price', body);

test('what a variation leaves open is chosen with it, and is in the order', async () => {
  const attributes = { attribute_pa_color: 'sand', attribute_handle: 'Left' };
  const response = await price({ product_id: shop.mug, attributes, quantity: 2 });
  expect(response, JSON.stringify(response.body)).toMatchObject({ status: 200 });
  expect(response.body).toMatchObject({
    quantity: 2,
    details: [{ value: 'Sand' }, { label: 'Handle', value: 'Left' }],
  });
  const order = await client.send('POST', '/orders', {
    billing: { country: 'US', state: 'NY' },
    line_items: [
      {
        product_id: shop.mug,
        variation_id: response.body.variation_id,
        quantity: 2,
        extensions: { vitrine: { attributes } },
      },
    ],
  });
  expect(order.status, JSON.stringify(order.body)).toBe(201);
  expect(Number(order.body.line_items[0].subtotal) * 100).toBeCloseTo(response.body.total);
  expect(JSON.stringify(order.body.line_items[0].meta_data)).toContain('Left');
});

test('what is missing is named by its field', async () => {
  const response = await price({ product_id: shop.mug });
  expect(response.status).toBe(400);
  const [field = ''] = Object.keys(response.body.data.params);
  expect(field).toMatch(
    /^line_items\[0\]\[extensions\]\[vitrine\]\[attributes\]\[attribute_\w+\]$/,
  );
});

test('options are priced by the form’s own rules, and refused at their field', async () => {
  const plain = await price({ product_id: shop.board, options: { engraving: 'Ada' } });
  expect(plain, JSON.stringify(plain.body)).toMatchObject({ status: 200 });
  const order = await client.send('POST', '/orders', {
    billing: { country: 'US', state: 'NY' },
    line_items: [
      { product_id: shop.board, extensions: { vitrine: { options: { engraving: 'Ada' } } } },
    ],
  });
  expect(order.status, JSON.stringify(order.body)).toBe(201);
  expect(Number(order.body.line_items[0].subtotal) * 100).toBeCloseTo(plain.body.total);
});

test.each([0, -1, 'x', 99_999])('product %j is no line', async (id) => {
  expect((await price({ product_id: id })).status).toBe(400);
});

test('the form of a product with variations or options is asked for, of a plain one not', async () => {
  const ctx = shopContext(db);
  expect(await findLineChoice(ctx, shop.mug)).toMatchObject({ needed: true, options: null });
  expect(await findLineChoice(ctx, shop.board)).toMatchObject({ needed: true });
  expect(await findLineChoice(ctx, shop.tray)).toMatchObject({ needed: false });
  expect(await findLineChoice(ctx, 99_999)).toBeNull();
  const choice = await findLineChoice(ctx, shop.board);
  if (!choice) throw new Error('no choice');
  expect(lineChoiceResponse(ctx, choice)).toMatchObject({
    page: 'line-choice',
    head: { index: false },
    data: { product: { id: shop.board }, options: { form: { sections: [{}] } } },
  });
});

test('the call answers the document, or says that nothing is to be chosen', async () => {
  const path = '/wp-json/vitrine/v1/order-lines/form';
  const response = await client.send('POST', path, { product_id: shop.board });
  expect(response.body).toEqual({ needed: true, html: `<html>${shop.board}</html>` });
  expect((await client.send('POST', path, { product_id: 99_999 })).status).toBe(400);
});
