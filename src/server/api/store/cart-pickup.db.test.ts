import { expect, test } from 'vitest';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { storeCart } from '#wire/store/cart.ts';
import { browser } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop = await fillCartShop(db);

const harbour: PickupPlace = {
  id: 'harbour',
  name: 'Harbour',
  ...{ address1: '12 Harbour Road', address2: '', postcode: '97201', city: 'Portland' },
  ...{ state: 'OR', country: 'US', phone: '', note: 'Ring twice.' },
  hours: ['', '9-18', '9-18', '9-18', '9-18', '9-18', ''],
  closed: [],
};

test('a rate tells its place as WooCommerce does and when it is ready, and is selected by its id', async () => {
  await saveShippingZone(db, {
    name: 'Here',
    countries: ['US'],
    methods: [
      { instanceId: 71, kind: 'flat_rate', title: 'Post', cost: '6', transitDays: [1, 1] },
      { instanceId: 72, kind: 'local_pickup', title: 'Collect', places: ['harbour'] },
    ],
  });
  const ann = browser(db, { 'pickup.places': [harbour], 'delivery.handlingDays': [0, 0] });
  await ann.store('POST', '/cart/add-item', { id: shop.tray, quantity: 1 });
  const rate_id = 'local_pickup:72:harbour';
  const select = (id: string) =>
    ann.store('POST', '/cart/select-shipping-rate', { package_id: 0, rate_id: id });
  const unknown = storeCart.parse(await (await select('local_pickup:72:elsewhere')).json());
  expect(unknown.shipping_rates[0]?.shipping_rates[0]?.selected).toBe(true);
  const reply = await select(rate_id);
  expect(reply.status).toBe(200);
  const [sent] = storeCart.parse(await reply.json()).shipping_rates;
  // 1 June 2026 is a Monday.
  expect(sent?.shipping_rates).toMatchObject([
    { rate_id: 'flat_rate:71', delivery_time: 'Arrives Jun 2', description: '', selected: false },
    {
      rate_id,
      method_id: 'local_pickup',
      instance_id: 72,
      name: 'Collect (Harbour)',
      delivery_time: 'Ready to collect from Jun 1',
      selected: true,
      meta_data: [
        { key: 'Items' },
        { key: 'pickup_location', value: 'Harbour' },
        { key: 'pickup_address', value: '12 Harbour Road, Portland, OR 97201' },
        { key: 'pickup_details', value: 'Mon – Fri: 9:00 AM – 6:00 PM\nRing twice.' },
      ],
    },
  ]);
});
