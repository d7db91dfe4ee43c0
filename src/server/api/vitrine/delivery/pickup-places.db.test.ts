import { beforeAll, expect, test } from 'vitest';
import type { PickupPlace } from '#rules/pickup/pickup-place.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const { db } = await testDatabase();
let shop: CartShop;
let manager: Awaited<ReturnType<typeof vitrineClient>>;
let withPlaces: typeof manager;

const place = (id: string, name: string): PickupPlace => ({
  ...{ id, name, phone: '', note: '', hours: Array(7).fill('9-18'), closed: ['2026-12-25'] },
  ...{ address1: '', address2: '', postcode: '', city: '', state: '', country: 'IS' },
});
const PLACES = [place('harbour', 'Harbour'), place('mill', 'Old mill')];

beforeAll(async () => {
  shop = await fillCartShop(db);
  manager = await vitrineClient(db);
  withPlaces = await vitrineClient(db, { settings: { 'pickup.places': PLACES } });
});

test.each<[string, unknown, string]>([
  ['hours that cannot be read', [{ ...PLACES[0], hours: Array(7).fill('late') }], '[0][hours][0]'],
  ['six days', [{ ...PLACES[0], hours: Array(6).fill('') }], '[0][hours]'],
  ['no name', [{ ...PLACES[0], name: ' ' }], '[0][name]'],
  ['a day that is none', [{ ...PLACES[0], closed: ['2026-02-30'] }], '[0][closed][0]'],
  ['no country', [PLACES[1], { ...PLACES[0], country: '' }], '[1][country]'],
  ['an id of another form', [{ ...PLACES[0], id: 'a:b' }], '[0][id]'],
  ['an id twice', [PLACES[0], PLACES[0]], ''],
  ['text', 'Harbour', ''],
  ['too many', Array.from({ length: 101 }, (_, at) => place(`p${at}`, 'P')), ''],
])('%s is refused where it stands', async (_, value, at) => {
  const { status, body } = await manager.send('PUT', '/settings', {
    values: { 'pickup.places': value },
  });
  expect(status).toBe(400);
  expect(Object.keys(body.data.params)[0]).toBe(`values[pickup.places]${at}`);
});

test('a method of local pickup offers the places it names', async () => {
  const methods = (places: string) => [
    { method_id: 'local_pickup', enabled: true, settings: { title: 'Collect', places } },
  ];
  const locations = [{ code: 'IS', type: 'country' }];
  const zone = { name: 'Iceland', locations, methods: methods('mill,harbour') };
  const made = await withPlaces.send('POST', '/shipping-zones', zone);
  expect(made.status).toBe(201);
  const [method] = made.body.methods;
  expect(method.settings.places).toMatchObject({
    type: 'multiselect',
    value: 'mill,harbour',
    options: { harbour: 'Harbour', mill: 'Old mill' },
  });
  const line_items = [{ product_id: shop.tray, quantity: 1 }];
  const offered = async (client: typeof manager) => {
    const { body } = await client.send('POST', '/delivery-test', { country: 'IS', line_items });
    return body.packages[0].rates.map((rate: { rate_id: string }) => rate.rate_id);
  };
  const id = method.instance_id;
  expect(await offered(withPlaces)).toEqual([
    `local_pickup:${id}:harbour`,
    `local_pickup:${id}:mill`,
  ]);
  // A shop that has given its places up offers none of them.
  expect(await offered(manager)).toEqual([]);

  const path = `/shipping-zones/${made.body.id}`;
  const refused = await withPlaces.send('PUT', path, {
    methods: [{ instance_id: id, settings: { places: 'harbour,elsewhere' } }],
  });
  expect(refused.body.data.params).toEqual({
    'methods[0][settings][places]': expect.stringContaining('pickup place'),
  });
  // What was deleted since may stay until it is taken off.
  const same = [{ instance_id: id, method_id: 'local_pickup', settings: { places: 'mill' } }];
  expect((await manager.send('PUT', path, { methods: same })).status).toBe(200);
});

test('a shop without places has the method that WooCommerce has', async () => {
  const { body } = await manager.send('GET', '/shipping-methods');
  const pickup = body.find((each: { method_id: string }) => each.method_id === 'local_pickup');
  expect(Object.keys(pickup.settings)).toEqual(['title', 'tax_status', 'cost']);
});
