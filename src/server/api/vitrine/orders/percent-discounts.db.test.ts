import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';

// On PostgreSQL in every run: amounts and percentages of stored rows.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

const INCLUDED = {
  'tax.pricesIncludeTax': true,
  'shop.country': 'US',
  'shop.state': 'NY',
} satisfies Partial<Settings>;
const inCents = (text: string) => Math.round(Number(text) * 100);

interface Sent {
  /** Off the tray of 48.00. */
  line?: string;
  order?: string;
  coupon?: boolean;
}

/** Three trays at 10.00 each and one at 48.00, sent for 6.00; 8.875 % tax. */
function toOrder({ line, order, coupon }: Sent) {
  const off = line && { extensions: { vitrine: { percent_off: line, price_reason: 'Scratched' } } };
  const agreed = { vitrine: { unit_price: '10.00', price_reason: 'Old stock' } };
  return {
    billing: { country: 'US', state: 'NY', email: 'ada@example.com' },
    line_items: [
      { product_id: shop.tray, quantity: 3, extensions: agreed },
      { product_id: shop.tray, quantity: 1, ...off },
    ],
    fee_lines: order
      ? [{ name: 'For a regular', extensions: { vitrine: { percent: order } } }]
      : [],
    coupon_lines: coupon ? [{ code: 'TEN' }] : [],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Post', total: '6.00' }],
  };
}

// Worked out by hand.
test.each<[string, Partial<Settings>, Sent, { total: number; tax: number; fee?: number }]>([
  // 78.00 - 7.80 + 6.00; 2.66 + 4.26 + 0.53 - 0.69.
  ['10 % of the order', {}, { order: '10 %' }, { total: 8296, tax: 676, fee: -780 }],
  // 30.00 + 42.00 + 6.00; 2.66 + 3.73 + 0.53.
  ['12.5 % of a line', {}, { line: '12.5' }, { total: 8492, tax: 692 }],
  // 27.00 + 37.80, less 6.48, and 6.00; 2.40 + 3.35 + 0.53 - 0.58.
  [
    'a line, a coupon and the order',
    {},
    { line: '12.5 %', order: '10', coupon: true },
    { total: 7002, tax: 570, fee: -648 },
  ],
  // 27.55 + 44.09 - 7.16 + 6.00; 2.45 + 3.91 + 0.53 - 0.64.
  [
    'the order, with tax in the prices',
    INCLUDED,
    { order: '10 %' },
    { total: 7673, tax: 625, fee: -716 },
  ],
  // 27.55 + 2.45, 38.58 + 3.42, 6.00 + 0.53.
  ['a line, with tax in the prices', INCLUDED, { line: '12.5 %' }, { total: 7853, tax: 640 }],
  // Nothing but the post.
  ['all of the goods', {}, { order: '100 %' }, { total: 653, tax: 53, fee: -7800 }],
])('%s: the same before and after it is saved, to the cent', async (_, settings, sent, sums) => {
  const client = await managerClient(db, { settings, by: 'person' });
  const order = toOrder(sent);
  const drafted = await client.send('POST', '/wp-json/vitrine/v1/order-drafts/price', { order });
  const { total, tax, fees } = drafted.body;
  expect({ total, tax, ...(fees.length > 0 && { fee: fees[0].total }) }).toEqual(sums);
  const saved = await client.send('POST', '/orders', order);
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  expect([inCents(saved.body.total), inCents(saved.body.total_tax)]).toEqual([
    sums.total,
    sums.tax,
  ]);
});

test('a percentage follows the goods of an order that is changed, and its reason stays', async () => {
  const client = await managerClient(db, { by: 'person' });
  const placed = await client.send('POST', '/orders', toOrder({ order: '10 %', line: '50 %' }));
  const { id, line_items: lines, fee_lines: fees } = placed.body;
  expect(fees).toMatchObject([{ total: '-5.40', extensions: { vitrine: { percent: '10' } } }]);
  expect(lines[1]).toMatchObject({
    total: '24.00',
    extensions: { vitrine: { price_reason: 'Scratched (−50 %)' } },
  });
  const change = (order: unknown) => client.send('PUT', `/orders/${id}`, order);
  const fewer = await change({ line_items: [{ id: lines[0].id, quantity: 1 }] });
  expect(fewer.body.fee_lines).toMatchObject([{ total: '-3.40' }]);
  expect(fewer.body.line_items[1]).toMatchObject({ total: '24.00' });
  const other = await change({
    fee_lines: [{ id: fees[0].id, extensions: { vitrine: { percent: '25' } } }],
  });
  expect(other.body.fee_lines).toMatchObject([{ total: '-8.50' }]);
  const fixed = await change({ fee_lines: [{ id: fees[0].id, total: '-2.00' }] });
  expect(fixed.body.fee_lines).toMatchObject([{ total: '-2.00' }]);
  expect(fixed.body.fee_lines[0].extensions).toBeUndefined();
  const less = await change({
    line_items: [
      {
        id: lines[1].id,
        extensions: { vitrine: { percent_off: '10', price_reason: 'And dusty' } },
      },
    ],
  });
  expect(less.body.line_items[1]).toMatchObject({ total: '21.60' });
});

test.each([
  ['-5', 'a percentage'],
  ['0 %', 'a percentage'],
  ['100.5', 'a percentage'],
  ['ten', 'a percentage'],
])('%j percent is refused by the name of its field, and nothing is written', async (text, why) => {
  const client = await managerClient(db, { by: 'person' });
  for (const [sent, field] of [
    [{ order: text }, 'fee_lines[0][extensions][vitrine][percent]'],
    [{ line: text }, 'line_items[1][extensions][vitrine][percent_off]'],
  ] as const) {
    const refused = await client.send('POST', '/orders', toOrder(sent));
    expect(refused.status).toBe(400);
    expect(refused.body.data.params[field]).toContain(why);
  }
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('a percentage says why, and is not sent together with a price', async () => {
  const client = await managerClient(db, { by: 'person' });
  const order = toOrder({});
  for (const vitrine of [
    { percent_off: '10' },
    { percent_off: '10', unit_price: '5.00', price_reason: 'Both' },
  ]) {
    const refused = await client.send('POST', '/orders', {
      ...order,
      line_items: [{ product_id: shop.tray, quantity: 1, extensions: { vitrine } }],
    });
    expect(refused.status, JSON.stringify(refused.body)).toBe(400);
  }
});
