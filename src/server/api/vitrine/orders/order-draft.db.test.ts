import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: what is shown and what is saved must be the same to the cent.

const database = await testDatabase();
let shop: CartShop;
beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

const NEW_YORK = { country: 'US', state: 'NY' };
const POST = { rate_id: 'flat_rate', title: 'Post' };
const INCLUDED = {
  'tax.pricesIncludeTax': true,
  'shop.country': 'US',
  'shop.state': 'NY',
} satisfies Partial<Settings>;

async function clientFor(settings: Partial<Settings> = {}) {
  return managerClient(database.db, { settings, by: 'person' });
}

type Client = Awaited<ReturnType<typeof clientFor>>;

const price = (client: Client, order: unknown) =>
  client.send('POST', '/wp-json/vitrine/v1/order-drafts/price', { order });
const save = (client: Client, order: unknown) => client.send('POST', '/orders', order);

/** The rate as the shop offers it at this moment. */
async function findRate(client: Client, order: object, title: string) {
  const { body } = await price(client, order);
  const [box] = body.packages;
  const rate = box.rates.find((each: { title: string }) => each.title === title);
  return {
    method_id: rate.method_id,
    instance_id: String(rate.instance_id),
    extensions: { vitrine: { package_id: box.id, rate_id: rate.rate_id } },
  };
}

// All amounts below were worked out by hand: 8.875 % tax, each line's tax rounded by itself.
test.each([
  // 2 at 48.00 less 10 %: 86.40, tax 7.67; fee 3.00, tax 0.27; post 6.00, tax 0.53.
  ['without tax in the prices', {}, { items: 9600, discount: 960, tax: 847, total: 10_387 }],
  // 2 at 48.00 with tax: 88.17 + 7.83; less 9.60, which is 8.82 + 0.78; fee 3.00 + 0.27; post 6.00 + 0.53.
  ['with tax in the prices', INCLUDED, { items: 8817, discount: 882, tax: 784, total: 9620 }],
] as const)('%s, an order is shown and saved with the same amounts', async (_, settings, sums) => {
  const client = await clientFor(settings);
  const order = {
    billing: NEW_YORK,
    line_items: [{ product_id: shop.tray, quantity: 2 }],
    fee_lines: [{ name: 'Wrapping', total: '3.00' }],
    coupon_lines: [{ code: 'ten' }],
  };
  const sent = { ...order, shipping_lines: [await findRate(client, order, POST.title)] };
  const preview = await price(client, sent);
  expect(preview.status, JSON.stringify(preview.body)).toBe(200);
  expect(preview.body).toMatchObject({ ...sums, shipping: 600, problems: {} });
  expect(preview.body.coupons).toEqual([{ code: 'TEN', discount: sums.discount }]);
  const count = () =>
    database.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  expect(Number((await count()).count)).toBe(0);

  const saved = await save(client, {
    ...sent,
    extensions: { vitrine: { expected_total: preview.body.total } },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  expect(Math.round(Number(saved.body.total) * 100)).toBe(sums.total);
  expect(saved.body.total_tax).toBe((sums.tax / 100).toFixed(2));
  expect(saved.body.shipping_lines).toMatchObject([{ method_title: 'Post', total: '6.00' }]);
});

test.each([
  // 3 at 40.00, tax 10.65.
  ['without', {}, 4000, { subtotal: 12_000, total: 12_000, tax: 1065 }],
  // 3 at 40.00 with tax: 120.00 is 110.22 and 9.78.
  ['with', INCLUDED, 4000, { subtotal: 11_022, total: 11_022, tax: 978 }],
] as const)(
  'a price that was agreed counts as prices are entered, %s tax, and says why',
  async (_, settings, piece, line) => {
    const client = await clientFor(settings);
    const agreed = { unit_price: '40.00', price_reason: 'Promised on the phone' };
    const order = {
      billing: NEW_YORK,
      line_items: [{ product_id: shop.tray, quantity: 3, extensions: { vitrine: agreed } }],
    };
    const preview = await price(client, order);
    expect(preview.body.lines).toMatchObject([{ ...line, unit_price: piece, quantity: 3 }]);
    const { body } = await save(client, order);
    expect(body.line_items[0]).toMatchObject({
      subtotal: (line.subtotal / 100).toFixed(2),
      total_tax: (line.tax / 100).toFixed(2),
      extensions: { vitrine: { price_reason: agreed.price_reason } },
    });
    const path = `/wp-json/vitrine/v1/orders/${body.id}/lines/${body.line_items[0].id}/price`;
    const { body: why } = await client.send('GET', path);
    expect(why.steps[0]).toMatchObject({
      label: 'Price agreed by hand',
      subject: agreed.price_reason,
    });
    expect(why.total).toBe(line.total + line.tax);
  },
);

test('a discount is a fee below zero and lowers the tax with it', async () => {
  const client = await vitrineClient(database.db);
  const order = {
    billing: NEW_YORK,
    line_items: [{ product_id: shop.tray }],
    fee_lines: [{ name: 'For the scratch', total: '-8.00' }],
  };
  const { body } = await client.send('POST', '/order-drafts/price', { order });
  // 48.00 - 8.00, 8.875 % of 40.00 is 3.55.
  expect(body).toMatchObject({ items: 4800, tax: 355, total: 4355 });
  expect(body.fees).toEqual([{ name: 'For the scratch', total: -800 }]);
});

test('a total that has changed since it was shown is refused, and nothing is written', async () => {
  const client = await clientFor();
  const order = { billing: NEW_YORK, line_items: [{ product_id: shop.tray }] };
  const { body: preview } = await price(client, order);
  await database.db
    .updateTable('products')
    .set({ regular_price: 5000, price_min: 5000, price_max: 5000 })
    .where('id', '=', shop.tray)
    .execute();
  const extensions = { vitrine: { expected_total: preview.total } };
  const refused = await save(client, { ...order, extensions });
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'The total is now $54.44 instead of $52.26. Please check it and save again.' },
  });
  expect(refused.body.data.params).toHaveProperty(['extensions[vitrine][expected_total]']);
  const again = await price(client, order);
  expect(again.body.total).toBe(5444);
});

test('what cannot be saved is said beside the total', async () => {
  const client = await clientFor();
  const abroad = { ...NEW_YORK, country: 'FR', state: '' };
  const line_items = [{ product_id: shop.vase, quantity: 2 }];
  const rate = await findRate(client, { billing: NEW_YORK, line_items }, POST.title);
  const order = {
    billing: abroad,
    line_items,
    coupon_lines: [{ code: 'old' }],
    shipping_lines: [rate],
  };
  const { body } = await price(client, order);
  expect(body.total).toBe(6000);
  expect(Object.keys(body.problems).sort()).toEqual([
    'coupon_lines',
    'line_items',
    'shipping_lines[0]',
  ]);
  expect((await save(client, order)).status).toBe(400);
});

test.each([
  ['no order', 7],
  ['no lines but a word', { line_items: 'x' }],
  ['an unknown product', { line_items: [{ product_id: 99_999 }] }],
  [
    'a price below zero',
    {
      line_items: [
        { product_id: 1, extensions: { vitrine: { unit_price: '-1', price_reason: 'x' } } },
      ],
    },
  ],
  [
    'a huge price',
    {
      line_items: [
        {
          product_id: 1,
          extensions: { vitrine: { unit_price: '999999999999999', price_reason: 'x' } },
        },
      ],
    },
  ],
  [
    'a package that is no number',
    { shipping_lines: [{ method_id: 'x', extensions: { vitrine: { package_id: 'y' } } }] },
  ],
])('%s is refused by its field', async (_, order) => {
  const { status, body } = await price(await clientFor(), order);
  expect(status, JSON.stringify(body)).toBe(400);
});

test('a price without a reason is shown, and not saved', async () => {
  const client = await clientFor();
  const extensions = { vitrine: { unit_price: '1' } };
  const order = { line_items: [{ product_id: shop.tray, extensions }] };
  const field = 'line_items[0][extensions][vitrine][price_reason]';
  const { body } = await price(client, order);
  expect(body).toMatchObject({ total: 100, problems: { [field]: expect.any(String) } });
  const saved = await save(client, order);
  expect(saved).toMatchObject({
    status: 400,
    body: { data: { params: { [field]: expect.any(String) } } },
  });
});

test('only whoever may change orders gets a price', async () => {
  const editor = await managerClient(database.db, { role: 'editor', by: 'person' });
  expect((await price(editor, { line_items: [] })).status).toBe(403);
});
