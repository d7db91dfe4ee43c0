import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const { db } = await testDatabase();
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: CartShop;
let manager: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  manager = await vitrineClient(db, { parts });
});

const rows = JSON.stringify([{ by: 'pieces', to: '2', cost: '4.50' }]);
const table = { method_id: 'table_rate', settings: { title: 'Van', rows } };
const flat = { method_id: 'flat_rate', settings: { title: 'Post', cost: '6' } };
const offeredAt = async (country: string, quantity: number, zone?: object) => {
  const line_items = [{ product_id: shop.tray, quantity }];
  const input = { country, line_items, ...(zone && { zone }) };
  const { status, body } = await manager.send('POST', '/delivery-test', input);
  if (status !== 200) return body.data.params;
  const [one] = body.packages;
  const rates = one.rates.map((rate: { title: string; cost: number }) => [rate.title, rate.cost]);
  return [body.zone?.name, ...rates];
};

test('a zone is created, changed and deleted as one, and what stays keeps its number', async () => {
  tags.length = 0;
  const locations = [{ code: 'IS', type: 'country' }];
  const made = await manager.send('POST', '/shipping-zones', {
    name: 'Iceland',
    locations,
    methods: [flat, table],
  });
  expect(made.status).toBe(201);
  const { id, methods } = made.body;
  expect(methods.map((each: { title: string }) => each.title)).toEqual(['Post', 'Van']);
  expect(tags).toEqual(['shipping']);
  expect(await offeredAt('IS', 2)).toEqual(['Iceland', ['Post', 600], ['Van', 450]]);

  const [post, van] = methods;
  const changed = await manager.send('PUT', `/shipping-zones/${id}`, {
    name: 'Iceland and Greenland',
    locations: [...locations, { code: 'GL', type: 'country' }],
    methods: [
      { instance_id: van.instance_id },
      { ...flat, settings: { title: 'Ship', cost: '9' }, enabled: false },
      { instance_id: post.instance_id, settings: { cost: '7' } },
    ],
  });
  expect(changed.status).toBe(200);
  expect(changed.body.methods).toMatchObject([
    { instance_id: van.instance_id, title: 'Van', enabled: true },
    { title: 'Ship', enabled: false },
    { instance_id: post.instance_id, title: 'Post', settings: { cost: { value: '7' } } },
  ]);
  expect(await offeredAt('GL', 2)).toEqual(['Iceland and Greenland', ['Van', 450], ['Post', 700]]);

  const { body: log } = await manager.send(
    'GET',
    `/log?resource=shipping_zone&subject=${id}&with_parts=true`,
  );
  const parts = log.map((one: { resource: string; action: string }) => [one.resource, one.action]);
  expect(parts.reverse()).toEqual([
    ['shipping_zone', 'created'],
    ['shipping_zone_locations', 'updated'],
    ['shipping_method', 'created'],
    ['shipping_method', 'created'],
    ['shipping_zone', 'updated'],
    ['shipping_zone_locations', 'updated'],
    ['shipping_method', 'updated'],
    ['shipping_method', 'updated'],
    ['shipping_method', 'created'],
  ]);

  const gone = await manager.send('DELETE', `/shipping-zones/${id}?force=true`);
  expect(gone.status).toBe(200);
  expect((await loadShippingZones(db)).find((zone) => zone.id === id)).toBeUndefined();
});

test('one problem leaves everything as it was, each at its field', async () => {
  const { body: zone } = await manager.send('POST', '/shipping-zones', {
    name: 'Malta',
    locations: [{ code: 'MT', type: 'country' }],
    methods: [flat],
  });
  const before = await loadShippingZones(db);
  const path = `/shipping-zones/${zone.id}`;
  const refused = await manager.send('PUT', path, {
    name: ' ',
    locations: [{ code: 'XX', type: 'country' }],
    methods: [
      { instance_id: zone.methods[0].instance_id, settings: { cost: '5 +' } },
      { instance_id: 99_999 },
      { ...table, settings: { rows: '[{"cost":"x"}]' } },
    ],
  });
  expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([
    400,
    [
      'name',
      'locations',
      'methods[0][settings][cost]',
      'methods[1][instance_id]',
      'methods[2][settings][rows]',
    ],
  ]);
  const id = zone.methods[0].instance_id;
  const twice = { methods: [{ instance_id: id }, { instance_id: id }] };
  expect((await manager.send('PUT', path, twice)).status).toBe(400);
  expect(await loadShippingZones(db)).toEqual(before);
});

test('a draft is tried as it would be, and nothing of it is stored or offered', async () => {
  const { body: zone } = await manager.send('POST', '/shipping-zones', {
    name: 'Cyprus',
    locations: [{ code: 'CY', type: 'country' }],
    methods: [flat],
  });
  const before = await loadShippingZones(db);
  const draft = { id: zone.id, name: 'Cyprus', methods: [table] };
  expect(await offeredAt('CY', 2, draft)).toEqual(['Cyprus', ['Van', 450]]);
  expect(await offeredAt('CY', 3, draft)).toEqual(['Cyprus']);
  expect(await offeredAt('CY', 2)).toEqual(['Cyprus', ['Post', 600]]);
  const fresh = { name: 'Chile', locations: [{ code: 'CL', type: 'country' }], methods: [table] };
  expect(await offeredAt('CL', 1, fresh)).toEqual(['Chile', ['Van', 450]]);
  expect(await offeredAt('CL', 1, { ...fresh, name: '' })).toEqual({
    name: 'name must not be empty.',
  });
  expect(await loadShippingZones(db)).toEqual(before);
});

test('the rest of the world takes methods alone', async () => {
  const input = { name: 'X', locations: [{ code: 'NO', type: 'country' }], methods: [flat] };
  const { status, body } = await manager.send('PUT', '/shipping-zones/0', input);
  expect([status, body.locations, body.methods.length]).toEqual([200, [], 1]);
  expect(body.name).not.toBe('X');
  expect((await manager.send('DELETE', '/shipping-zones/0?force=true')).status).toBe(403);
});

test('of two who save the same zone the second changes nothing', async () => {
  const { body: zone } = await manager.send('POST', '/shipping-zones', { name: 'Two' });
  const path = `/shipping-zones/${zone.id}`;
  const { headers } = await manager.send('GET', path);
  const etag = headers.get('etag') ?? '';
  expect((await manager.send('PUT', path, { name: 'One' }, { 'if-match': etag })).status).toBe(200);
  expect((await manager.send('PUT', path, { name: 'Two' }, { 'if-match': etag })).status).toBe(412);
});

test('zones and the kinds of method are listed, and closed to whoever may not', async () => {
  const { body } = await manager.send('GET', '/shipping-zones');
  expect(body[0]).toMatchObject({ id: 0, locations: [] });
  const kinds = (await manager.send('GET', '/shipping-methods')).body;
  expect(kinds.map((each: { method_id: string }) => each.method_id)).toEqual([
    'flat_rate',
    'free_shipping',
    'local_pickup',
    'table_rate',
  ]);
  const editor = await vitrineClient(db, { role: 'editor' });
  for (const path of ['/shipping-zones', '/shipping-methods']) {
    expect((await editor.send('GET', path)).status).toBe(403);
  }
  expect((await editor.send('PUT', '/shipping-zones/0', { methods: [] })).status).toBe(403);
});
