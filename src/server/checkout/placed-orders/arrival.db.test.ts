import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { placeTestOrder } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;

// The shop's Friday morning.
const FRIDAY = Date.parse('2026-11-20T14:00Z');
const SETTINGS: Partial<Settings> = {
  'shop.timeZone': 'America/New_York',
  'delivery.handlingDays': [1, 1],
  'delivery.transitDays': [2, 4],
  'delivery.cutOff': '10:00',
  'delivery.holidays': ['2026-11-26'],
};

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  await saveShippingZone(db, {
    name: 'Near',
    countries: ['US'],
    methods: [
      { instanceId: 71, kind: 'flat_rate', title: 'Post', cost: '6' },
      { instanceId: 72, kind: 'flat_rate', title: 'Express', cost: '19', transitDays: [1, 1] },
      { instanceId: 73, kind: 'local_pickup', title: 'Collect' },
    ],
  });
});

function shopAt(moment: number, settings: Partial<Settings> = {}): ShopContext {
  return orderContext(db, { ...SETTINGS, ...settings }, { now: moment });
}

/** The locale puts thin spaces around its dash. */
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/\u2009/g, ' '));

describe('the basket', () => {
  test.each<[string, number, Partial<Settings>, string[]]>([
    [
      'before the cut-off of the shop’s own time',
      FRIDAY,
      {},
      ['Arrives Nov 25 – 30', 'Arrives Nov 24', 'Ready to collect from Nov 23'],
    ],
    [
      'after it',
      FRIDAY + 3_600_000,
      {},
      ['Arrives Nov 27 – Dec 1', 'Arrives Nov 25', 'Ready to collect from Nov 24'],
    ],
    [
      'something takes longer',
      FRIDAY,
      { 'delivery.handlingOf': { tray: [2, 3] } },
      ['Arrives Nov 27 – Dec 2', 'Arrives Nov 25 – 27', 'Ready to collect from Nov 25'],
    ],
    ['a shop that promises nothing', FRIDAY, { 'delivery.estimate': false }, []],
  ])('%s', async (_, moment, settings, expected) => {
    // 10:00 in New York is 15:00 in UTC.
    const ctx = shopAt(moment, settings);
    const ann = await buyer(ctx, [
      { productId: shop.tray, quantity: 1 },
      { productId: shop.lights, quantity: 2 },
    ]);
    const { packages } = await showCartView(ctx, ann);
    expect(packages[0]?.rates.flatMap(({ details }) => plain(details))).toEqual(expected);
  });
});

describe('an order', () => {
  async function placed(paymentMethod: string) {
    const ctx = shopAt(FRIDAY);
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
    const shippingMethods = { 0: 'flat_rate:71' };
    const { order } = await placeTestOrder(ctx, ann, { shippingMethods, paymentMethod });
    return order.id;
  }
  async function deliveryAt(id: number, moment: number, changed: object = {}) {
    const ctx = shopAt(moment);
    const order = await findOrder(ctx, id);
    if (!order) throw new Error('no order');
    const { delivery } = await loadOrderView(ctx, { ...order, ...changed });
    return delivery.map(({ label, lines }) => `${label}: ${plain(lines).join()}`);
  }
  const DAY = 86_400_000;

  test('that waits for its money counts from now, then from the payment', async () => {
    const id = await placed('bacs');
    expect(await deliveryAt(id, FRIDAY)).toEqual(['Arrival: Arrives Nov 25 – 30 if you pay today']);
    const monday = FRIDAY + 3 * DAY;
    expect(await deliveryAt(id, monday)).toEqual([
      'Arrival: Arrives Nov 27 – Dec 1 if you pay today',
    ]);
    const paid = { status: 'processing', paidAt: monday };
    expect(await deliveryAt(id, monday, paid)).toEqual(['Arrival: Arrives Nov 27 – Dec 1']);
    expect(await deliveryAt(id, FRIDAY, { status: 'cancelled' })).toEqual([]);
  });

  test('paid in cash keeps what was promised, until it is over', async () => {
    const id = await placed('cod');
    // It is packed before it is paid.
    expect(await deliveryAt(id, FRIDAY)).toEqual(['Arrival: Arrives Nov 25 – 30']);
    const paidInCash = { status: 'completed' };
    expect(await deliveryAt(id, FRIDAY + DAY, paidInCash)).toEqual([
      'Arrival: Arrives Nov 25 – 30',
    ]);
    expect(await deliveryAt(id, FRIDAY + 30 * DAY, paidInCash)).toEqual([]);
  });
});

test('nothing is promised of what is not in stock', async () => {
  await db
    .updateTable('products')
    .set({ manage_stock: 1, stock_quantity: 0, backorders: 'notify' })
    .where('id', '=', shop.tray)
    .execute();
  const ctx = shopAt(FRIDAY);
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
  const { packages } = await showCartView(ctx, ann);
  expect(packages[0]?.rates.flatMap(({ details }) => details)).toEqual([]);
});
