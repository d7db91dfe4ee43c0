import { beforeEach, expect, test } from 'vitest';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { saveTaxRate } from '#server/tax/save-tax-rate.ts';
import { placeTestOrder, submitForm } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
let tray: number;

const harbour: PickupPlace = {
  id: 'harbour',
  name: 'Harbour',
  ...{ address1: '12 Harbour Road', address2: '', postcode: '97201', city: 'Portland' },
  ...{ state: 'OR', country: 'US', phone: '503 555 0100', note: 'Ring at the green gate.' },
  hours: ['', '9-18', '9-18', '9-18', '9-18', '9-12, 13-18', ''],
  closed: [],
};
const mill: PickupPlace = { ...harbour, id: 'mill', name: 'Old mill', phone: '', note: '' };

function shopWith(places: PickupPlace[]): ShopContext {
  const ctx = orderContext(db);
  return {
    ...ctx,
    settings: { ...ctx.settings, 'pickup.places': places, 'delivery.estimate': false },
  };
}

beforeEach(async () => {
  tray = (await database.filled(fillCartShop)).tray;
  await saveShippingZone(db, {
    name: 'New York',
    states: ['US:NY'],
    methods: [
      { instanceId: 77, kind: 'local_pickup', title: 'Collect', places: ['mill', 'harbour'] },
    ],
  });
});

const LINES = [
  '12 Harbour Road, Portland, OR 97201',
  'Mon – Thu: 9:00 AM – 6:00 PM',
  'Fri: 9:00 AM – 12:00 PM, 1:00 PM – 6:00 PM',
  'Telephone 503 555 0100',
  'Ring at the green gate.',
];

test('a place is chosen, and the order says where and when it is open', async () => {
  const ctx = shopWith([harbour, mill]);
  const ann = await buyer(ctx, [{ productId: tray, quantity: 1 }]);
  const choice = { 0: 'local_pickup:77:harbour' };
  const result = await placeTestOrder(ctx, ann, { shippingMethods: choice });
  const order = await findOrder(ctx, result.order.id);
  if (!order) throw new Error('no order');
  expect(order.rows[0]).toMatchObject({
    kind: 'shipping',
    code: 'local_pickup:77:harbour',
    label: 'Collect (Harbour)',
    meta: [
      { id: 1, key: 'pickup_location', value: 'Harbour' },
      { id: 2, key: 'pickup_address', value: LINES[0] },
      { id: 3, key: 'pickup_details', value: LINES.slice(1).join('\n') },
    ],
  });
  const delivery = [{ label: 'Collect at', lines: ['Harbour', ...LINES] }];
  expect((await loadOrderView(ctx, order)).delivery).toEqual(delivery);

  // A place that was given up is shown as it was; one that moved as it is.
  expect((await loadOrderView(shopWith([]), order)).delivery).toEqual(delivery);
  const moved = { ...harbour, address1: '1 New Quay', hours: mill.hours, phone: '', note: '' };
  const [after] = (await loadOrderView(shopWith([moved]), order)).delivery;
  expect(after?.lines[1]).toBe('1 New Quay, Portland, OR 97201');
});

test('the basket lists the places in the shop’s order, each with what there is to know', async () => {
  const ctx = shopWith([harbour, mill]);
  const ann = await buyer(ctx, [{ productId: tray, quantity: 1 }]);
  await submitForm(ctx, ann, {
    shippingMethods: { 0: 'local_pickup:77:mill' },
    paymentMethod: 'none',
  });
  const { packages } = await showCartView(ctx, ann);
  expect(packages[0]?.rates).toMatchObject([
    { rateId: 'local_pickup:77:harbour', title: 'Collect (Harbour)', details: LINES },
    { rateId: 'local_pickup:77:mill', title: 'Collect (Old mill)', selected: true },
  ]);
});

test.each(['local_pickup:77', 'local_pickup:77:gone', 'local_pickup:77:'])(
  '%s is no choice where places are named',
  async (rate) => {
    const ctx = shopWith([harbour]);
    const ann = await buyer(ctx, [{ productId: tray, quantity: 1 }]);
    const result = await submitForm(ctx, ann, { shippingMethods: { 0: rate } });
    expect(result.ok).toBe(false);
  },
);

test('what is collected is taxed where it is collected, whatever the address', async () => {
  await saveTaxRate(db, { country: 'US', state: 'OR', rate: 10_000, name: 'OR tax' });
  const ctx = shopWith([harbour, { ...mill, country: '', state: '' }]);
  const taxed = async (method: string) => {
    const ann = await buyer(ctx, [{ productId: tray, quantity: 1 }]);
    const { order } = await placeTestOrder(ctx, ann, { shippingMethods: { 0: method } });
    return (await findOrder(ctx, order.id))?.totals;
  };
  // The address is in New York, where 8.875 % are owed; the place has 1 %, the shop's own state none.
  expect(await taxed('local_pickup:77:harbour')).toMatchObject({ tax: 48, total: 4848 });
  expect(await taxed('local_pickup:77:mill')).toMatchObject({ tax: 0, total: 4800 });
});
