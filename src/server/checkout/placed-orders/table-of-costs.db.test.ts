import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
let tray: number;
let ctx: ShopContext;

beforeEach(async () => {
  await database.reset();
  tray = (await fillCartShop(db)).tray;
  const shop = orderContext(db);
  ctx = { ...shop, settings: { ...shop.settings, 'units.weight': 'g' } };
  await saveShippingZone(db, {
    name: 'New York',
    states: ['US:NY'],
    methods: [
      {
        instanceId: 70,
        kind: 'table_rate',
        title: 'Van',
        rows: [
          { by: 'weight', to: 2000, cost: money(450) },
          { by: 'weight', from: 2000, to: 5000, cost: money(600), perWeight: money(35) },
          { by: 'pieces', from: 4, percent: 150, surcharge: true },
        ],
      },
    ],
  });
});

// Worked out by hand, of trays at 48.00 that weigh 850 g; 8.875 % tax in New York.
test.each([
  // 96.00 + 8.52, 4.50 + 0.40.
  [2, { items: 9600, itemsTax: 852, shipping: 450, shippingTax: 40, total: 10_942 }],
  // 144.00 + 12.78; 2.55 kg are 6.00 + 0.89, with 0.61 tax.
  [3, { items: 14_400, itemsTax: 1278, shipping: 689, shippingTax: 61, total: 16_428 }],
  // 192.00 + 17.04; 3.4 kg are 6.00 + 1.19, 1.5 % of the goods 2.88, with 0.89 tax.
  [4, { items: 19_200, itemsTax: 1704, shipping: 1007, shippingTax: 89, total: 22_000 }],
])('an order of %s trays is charged by the table to the cent', async (quantity, sums) => {
  const ann = await buyer(ctx, [{ productId: tray, quantity }]);
  const { order } = await placeTestOrder(ctx, ann, {
    shippingMethods: { 0: 'table_rate:70' },
  });
  expect((await findOrder(ctx, order.id))?.totals).toMatchObject(sums);
});
