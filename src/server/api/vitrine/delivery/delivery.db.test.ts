import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const { db } = await testDatabase();
const tags: string[] = [];
const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
let shop: CartShop;
let manager: Awaited<ReturnType<typeof vitrineClient>>;
let wc: Awaited<ReturnType<typeof managerClient>>;
let norway: number;

beforeAll(async () => {
  shop = await fillCartShop(db);
  const settings = { 'units.weight': 'g' } as const;
  manager = await vitrineClient(db, { parts, settings });
  wc = await managerClient(db, { parts, settings });
  const zone = await wc.send('POST', '/wp-json/wc/v3/shipping/zones', { name: 'Norway' });
  norway = zone.body.id;
  const places = [{ code: 'NO', type: 'country' }];
  await wc.send('PUT', `/wp-json/wc/v3/shipping/zones/${norway}/locations`, places);
});

const addMethod = (settings: Record<string, string>, kind = 'flat_rate') =>
  wc.send('POST', `/wp-json/wc/v3/shipping/zones/${norway}/methods`, {
    method_id: kind,
    settings,
  });

describe('delivery to a test address', () => {
  test('is offered and priced as a cart there would be', async () => {
    const { body: method } = await addMethod({ title: 'Parcel', cost: '5 + 2 * [qty]' });
    const input = {
      country: 'no',
      postcode: '0150',
      line_items: [{ product_id: shop.tray, quantity: 3 }],
    };
    const { status, body } = await manager.send('POST', '/delivery-test', input);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      zone: { id: norway, name: 'Norway' },
      needs_delivery: true,
      subtotal: 14_400,
      packages: [{ items: ['3 × Oak tray'] }],
    });
    const [rate] = body.packages[0].rates;
    expect(rate).toMatchObject({
      rate_id: `flat_rate:${method.instance_id}`,
      title: 'Parcel',
      cost: 1100,
      selected: true,
    });
    expect(rate.total).toBe(rate.cost + rate.tax);
    expect(await db.selectFrom('carts').selectAll().execute()).toEqual([]);
  });

  test('takes the first variation where none is named, and says what is not sent', async () => {
    const to = (productId: number) => ({
      country: 'NO',
      line_items: [{ product_id: productId, quantity: 1 }],
    });
    const card = await manager.send('POST', '/delivery-test', to(shop.card));
    expect(card.body).toMatchObject({ needs_delivery: false, packages: [] });
    const vase = await manager.send('POST', '/delivery-test', to(shop.vase));
    expect(vase.body.packages).toHaveLength(1);
  });

  test.each([
    [{ country: 'XX', line_items: [{ product_id: 1, quantity: 1 }] }, 'country'],
    [{ country: 'Norway', line_items: [{ product_id: 1, quantity: 1 }] }, 'country'],
    [{ country: 'NO', line_items: [] }, 'line_items'],
    [{ country: 'NO', line_items: [{ product_id: 99_999, quantity: 1 }] }, 'line_items'],
  ])('%o is refused at %s', async (input, field) => {
    const response = await manager.send('POST', '/delivery-test', input);
    expect([response.status, Object.keys(response.body.data.params)]).toEqual([400, [field]]);
  });

  test('a cost that is no formula is refused at its field', async () => {
    for (const cost of ['5 +', '[qty', 'four', '4,50']) {
      const response = await addMethod({ cost });
      expect(response).toMatchObject({
        status: 400,
        body: { data: { params: { 'settings[cost]': /formula/ } } },
      });
    }
  });
});

test('a method may have days on the way of its own, such as 2-4', async () => {
  const typed = async (transit_days: string) => {
    const { status, body } = await addMethod({ title: 'Days', cost: '1', transit_days });
    return status === 200
      ? (body.settings.transit_days?.value ?? '')
      : Object.keys(body.data.params);
  };
  for (const [text, stored] of [
    ['', ''],
    ['3', '3'],
    ['2 - 4', '2-4'],
    ['0-0', '0'],
    ['365', '365'],
  ] as const) {
    expect(await typed(text), text).toBe(stored);
  }
  for (const text of ['4-2', '-1', '366', 'two', '1.5', '2-', '1-2-3', '99999999999']) {
    expect(await typed(text), text).toEqual(['settings[transit_days]']);
  }
  const norwegian = (await loadShippingZones(db)).find(({ id }) => id === norway);
  const days = norwegian?.methods.flatMap(({ transitDays }) => (transitDays ? [transitDays] : []));
  expect(days).toEqual([
    [3, 3],
    [2, 4],
    [0, 0],
    [365, 365],
  ]);
});

describe('a table of costs', () => {
  // On paper: up to 1 kg 4.50; up to 20 kg 7.00 and 0.35 per kg; bulky 9.99 and 2.00 a piece on top.
  const rows = [
    { by: 'weight', to: '1000', cost: '4.50' },
    { by: 'weight', to: '20000', cost: '7.00', per_weight: '0.35' },
    { class: 'bulky', cost: '9.99', per_piece: '2.00', surcharge: true },
  ];
  const offered = async (quantity: number) => {
    const line_items = [{ product_id: shop.tray, quantity }];
    const { body } = await manager.send('POST', '/delivery-test', { country: 'FO', line_items });
    return body.packages[0].rates.map((rate: { cost: number }) => rate.cost);
  };

  test('costs what it does on paper, to the cent, and is free from an amount on', async () => {
    const zones = '/wp-json/wc/v3/shipping/zones';
    const { body: zone } = await wc.send('POST', zones, { name: 'Faroe Islands' });
    await wc.send('PUT', `${zones}/${zone.id}/locations`, [{ code: 'FO', type: 'country' }]);
    const methods = `${zones}/${zone.id}/methods`;
    const { status, body } = await wc.send('POST', methods, {
      method_id: 'table_rate',
      settings: { title: 'Freight', rows: JSON.stringify(rows), free_from: '480.00' },
    });
    expect([status, body.method_id, body.method_title]).toEqual([200, 'table_rate', 'Table rate']);
    expect(Object.keys(body.settings)).toEqual([
      'title',
      'tax_status',
      'calculation',
      'free_from',
      'rows',
    ]);
    expect(JSON.parse(body.settings.rows.value)[1]).toMatchObject({ to: '20000', cost: '7.00' });
    expect(await db.selectFrom('shipping_methods').selectAll().execute()).toContainEqual(
      expect.objectContaining({ instance_id: body.instance_id, kind: 'flat_rate', enabled: 0 }),
    );

    // A tray weighs 850 g: three are 2.55 kg, 0.8925 rounded to 0.89.
    expect(await offered(1)).toEqual([450]);
    expect(await offered(3)).toEqual([700 + 89]);
    expect(await offered(10)).toEqual([0]);
    await db
      .updateTable('products')
      .set({ shipping_class: 'bulky' })
      .where('id', '=', shop.tray)
      .execute();
    expect(await offered(3)).toEqual([700 + 89 + 999 + 600]);
    const one = `${methods}/${body.instance_id}`;
    await wc.send('PUT', one, { settings: { calculation: 'sum' } });
    expect(await offered(1)).toEqual([450 + 730 + 1199]);
    await wc.send('PUT', one, { enabled: false });
    expect(await offered(1)).toEqual([]);
  });

  test.each([
    ['[{"to":"five","by":"weight"}]', /row 1: to/],
    ['[{}, {"by":"price","from":"5","to":"4"}]', /row 2: to is below from/],
    ['[{"cost":"-1"}]', /row 1: cost/],
    ['{"cost":"1"}', /list/],
    ['[{"speed":"1"}]', /list/],
    ['[', /list/],
    [JSON.stringify(Array.from({ length: 201 }, () => ({}))), /200/],
  ])('%.40s is refused', async (typed, said) => {
    const { status, body } = await addMethod({ rows: typed }, 'table_rate');
    expect([status, Object.keys(body.data.params)]).toEqual([400, ['settings[rows]']]);
    expect(body.data.params['settings[rows]']).toMatch(said);
  });
});

describe('the order of delivery', () => {
  test('of methods is theirs in the shop, is logged, and keeps what is not named', async () => {
    await addMethod({ title: 'Free' }, 'free_shipping');
    await addMethod({ title: 'Collect' }, 'local_pickup');
    const loadMethods = async () =>
      (await loadShippingZones(db)).find(({ id }) => id === norway)?.methods ?? [];
    const ids = (await loadMethods()).map(({ instanceId }) => instanceId);
    const last = ids.at(-1) ?? 0;
    tags.length = 0;
    const path = `/shipping-zones/${norway}/methods/order`;
    const moved = await manager.send('PUT', path, { order: [last] });
    const order = [last, ...ids.filter((id) => id !== last)];
    expect(moved.body).toEqual({ order: order });
    expect((await loadMethods()).map(({ instanceId }) => instanceId)).toEqual(order);
    expect(tags).toEqual(['shipping']);
    const logged = await db
      .selectFrom('manager_changes')
      .select(['subject', 'before', 'after'])
      .where('resource', '=', 'shipping_zone_methods')
      .execute();
    const [first] = ids;
    expect(logged).toMatchObject([
      {
        subject: String(norway),
        before: expect.stringMatching(
          new RegExp(`^{"order":\\["Parcel \\(${first}\\)",.*"Collect`),
        ),
        after: expect.stringMatching(new RegExp(`^{"order":\\["Collect \\(${last}\\)","Parcel`)),
      },
    ]);
    expect((await manager.send('PUT', path, { order: [99_999] })).status).toBe(400);
  });

  test('of zones decides which one an address belongs to', async () => {
    const { body } = await wc.send('POST', '/wp-json/wc/v3/shipping/zones', { name: 'Oslo' });
    const path = `/wp-json/wc/v3/shipping/zones/${body.id}/locations`;
    await wc.send('PUT', path, [
      { code: 'NO', type: 'country' },
      { code: '01*', type: 'postcode' },
    ]);
    const zoneFor = async (postcode: string) => {
      const line_items = [{ product_id: shop.vase, quantity: 1 }];
      const input = { country: 'NO', postcode, line_items };
      return (await manager.send('POST', '/delivery-test', input)).body.zone.name;
    };
    await manager.send('PUT', '/shipping-zones/order', { order: [norway, body.id] });
    expect(await zoneFor('0150')).toBe('Norway');
    await manager.send('PUT', '/shipping-zones/order', { order: [body.id, norway] });
    expect([await zoneFor('0150'), await zoneFor('5003')]).toEqual(['Oslo', 'Norway']);
    const again = await manager.send('PUT', '/shipping-zones/order', { order: [body.id, body.id] });
    expect(again.status).toBe(400);
  });

  test('is closed to whoever may not', async () => {
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('PUT', '/shipping-zones/order', { order: [] })).status).toBe(403);
    const line_items = [{ product_id: shop.vase, quantity: 1 }];
    const response = await editor.send('POST', '/delivery-test', { country: 'NO', line_items });
    expect(response.status).toBe(403);
  });
});

test('a zone shows what was changed of it, its places and its methods', async () => {
  const { body: zone } = await wc.send('POST', '/wp-json/wc/v3/shipping/zones', { name: 'Sweden' });
  const path = `/wp-json/wc/v3/shipping/zones/${zone.id}`;
  await wc.send('PUT', path, { name: 'Sweden and more' });
  await wc.send('PUT', `${path}/locations`, [{ code: 'SE', type: 'country' }]);
  await wc.send('PUT', `${path}/locations`, [
    { code: 'SE', type: 'country' },
    { code: 'FI', type: 'country' },
  ]);
  const method = { method_id: 'flat_rate', settings: { title: 'Sledge', cost: '5' } };
  const { body: made } = await wc.send('POST', `${path}/methods`, method);
  const one = `${path}/methods/${made.instance_id}`;
  await wc.send('PUT', one, { settings: { cost: '7' } });
  await manager.send('PUT', `/shipping-zones/${zone.id}/methods/order`, { order: [] });
  await wc.send('DELETE', `${one}?force=true`);
  const log = `/log?resource=shipping_zone&subject=${zone.id}`;
  expect((await manager.send('GET', log)).body).toHaveLength(2);
  const { body: changes } = await manager.send('GET', `${log}&with_parts=true`);
  const partOf = { resource: 'shipping_zone', subject: String(zone.id) };
  const part = (resource: string, action: string, before: unknown, after: unknown) => ({
    ...{ resource, action, before, after },
    part_of: partOf,
  });
  const order = { order: [`Sledge (${made.instance_id})`] };
  expect(changes).toMatchObject([
    part('shipping_method', 'deleted', { title: 'Sledge', cost: '7' }, null),
    part('shipping_zone_methods', 'updated', order, order),
    part('shipping_method', 'updated', { kind: 'Flat rate', cost: '5' }, { cost: '7' }),
    part('shipping_method', 'created', null, { title: 'Sledge', cost: '5', enabled: true }),
    part('shipping_zone_locations', 'updated', { countries: ['SE'] }, { countries: ['SE', 'FI'] }),
    part('shipping_zone_locations', 'updated', { countries: [] }, { countries: ['SE'] }),
    { resource: 'shipping_zone', action: 'updated', part_of: null },
    { resource: 'shipping_zone', action: 'created', part_of: null },
  ]);
});

test('tax rates are exported by the shop, which is in the audit log', async () => {
  const rate = { country: 'NO', rate: '25', name: 'MVA, høy', postcode: '01*;02*', shipping: true };
  await wc.send('POST', '/wp-json/wc/v3/taxes', rate);
  const { body } = await wc.send('GET', '/wp-json/vitrine/v1/tax-rates.csv');
  expect(String(body)).toContain(
    'country,state,postcode,city,rate,name,priority,compound,shipping,class\r\n',
  );
  expect(String(body)).toContain('NO,,01*;02*,,25.0000,"MVA, høy",1,false,true,standard\r\n');
  const audit = await db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'data-exported')
    .execute();
  expect(audit.map(({ details }) => JSON.parse(details).file)).toEqual(['tax-rates']);
});

test('countries have the states that an address there may name', async () => {
  const { status, body } = await manager.send('GET', '/countries');
  expect(status).toBe(200);
  const named = (code: string) => body.find((each: { code: string }) => each.code === code);
  expect(named('NO')).toEqual({ code: 'NO', name: 'Norway', states: [] });
  expect(named('JP').states).toContainEqual({ code: '13', name: 'Tokyo' });
});
