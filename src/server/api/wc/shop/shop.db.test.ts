import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { addFirstClasses } from '#server/tax/tax-classes.ts';
import { managerClient } from '../testing/manager-client.ts';
import { getExchange, replay } from '../testing/recorded.ts';
import { second, sendRecorded } from '../testing/second.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const at = (method: string, path: string, nth = 0) =>
  getExchange('shop-settings', method, `/wc/v3${path}`, nth);
const fact = (path: string) => getExchange('webhooks-reports-data', 'GET', `/wc/v3${path}`);
const settings = () => readSettings(db, (problem) => expect(problem).toBeUndefined());

test('tax classes are listed, created and deleted as recorded', async () => {
  const client = await managerClient(db);
  await replay(client, at('GET', '/taxes/classes'));
  await replay(client, at('POST', '/taxes/classes'));
  await client.send('POST', '/taxes', { name: 'Books', rate: '5', class: 'books' });
  const product = { slug: 'atlas', name: 'Atlas', regularPrice: 100, taxClass: 'books' };
  await saveProduct(db, product, 1);
  await replay(client, at('DELETE', '/taxes/classes/books?force=true'));
  expect((await client.send('GET', '/taxes')).body).toEqual([]);
  const row = await db.selectFrom('products').select('tax_class').executeTakeFirst();
  expect(row).toEqual({ tax_class: '' });
  expect((await client.send('DELETE', '/taxes/classes/standard?force=true')).status).toBe(404);
});

test('a tax class is read as a list of one, and two exist from the start', async () => {
  const client = await managerClient(db);
  await addFirstClasses(db);
  await sendRecorded(client, second('GET', '/taxes/classes'));
  await sendRecorded(client, second('GET', '/taxes/classes/reduced-rate'));
  await sendRecorded(client, second('GET', '/taxes/classes/nope'));
  await sendRecorded(client, second('POST', '/taxes/classes'));
  await sendRecorded(client, second('GET', '/taxes/classes/probe-class'));
  await sendRecorded(client, second('DELETE', '/taxes/classes/probe-class?force=true'));
  expect((await client.send('DELETE', '/taxes/classes/probe-class?force=true')).status).toBe(404);
  await client.send('DELETE', '/taxes/classes/zero-rate?force=true');
  await addFirstClasses(db);
  const { body } = await client.send('GET', '/taxes/classes');
  expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['standard', 'reduced-rate']);
});

test('a shipping zone, its locations and its methods are written as recorded', async () => {
  const client = await managerClient(db);
  const { body: zone } = await replay(client, at('POST', '/shipping/zones'));
  const path = `/shipping/zones/${zone.id}`;
  await replay(client, at('PUT', '/shipping/zones/2/locations'), { path: `${path}/locations` });
  const { body: flat } = await replay(client, at('POST', '/shipping/zones/2/methods'), {
    path: `${path}/methods`,
  });
  const { body: dear } = await replay(client, at('PUT', '/shipping/zones/2/methods/4'), {
    path: `${path}/methods/${flat.id}`,
  });
  expect(dear.settings.cost.value).toBe('12');
  await replay(client, at('GET', '/shipping/zones'));
  await replay(client, at('GET', '/shipping/zones/2/methods'), { path: `${path}/methods` });
  expect(await loadShippingZones(db)).toMatchObject([
    { name: 'Norway', countries: ['NO'], methods: [{ kind: 'flat_rate', cost: '12' }] },
  ]);
  await client.send('POST', `${path}/methods`, {
    method_id: 'free_shipping',
    settings: { requires: 'min_amount', min_amount: '50.00' },
  });
  expect((await loadShippingZones(db))[0]?.methods).toMatchObject([
    { instanceId: flat.id },
    { kind: 'free_shipping', minAmount: 5000, requires: 'min_amount' },
  ]);
  await client.send('DELETE', `${path}/methods/${flat.id}?force=true`);
  expect((await loadShippingZones(db))[0]?.methods).toHaveLength(1);
  await replay(client, at('DELETE', '/shipping/zones/2?force=true'), {
    path: `${path}?force=true`,
  });
  expect(await loadShippingZones(db)).toEqual([]);
});

test('the rest of the world takes methods and nothing else; a continent is its countries', async () => {
  const client = await managerClient(db);
  expect((await client.send('PUT', '/shipping/zones/0', { name: 'X' })).status).toBe(403);
  const added = await client.send('POST', '/shipping/zones/0/methods', {
    method_id: 'local_pickup',
  });
  expect(added.status).toBe(200);
  expect((await loadShippingZones(db))[0]).toMatchObject({ id: 0, methods: [{}] });
  const { body: zone } = await client.send('POST', '/shipping/zones', { name: 'Europe' });
  const { body } = await client.send('PUT', `/shipping/zones/${zone.id}/locations`, [
    { code: 'EU', type: 'continent' },
    { code: 'US:CA', type: 'state' },
  ]);
  expect(body.map((one: { code: string }) => one.code)).toEqual(
    expect.arrayContaining(['NO', 'DE', 'US:CA']),
  );
});

test.each([
  ['PUT', '/shipping/zones/:zone/locations', [{ code: 'XX', type: 'country' }]],
  ['PUT', '/shipping/zones/:zone/locations', [{ code: 5 }]],
  ['POST', '/shipping/zones/:zone/methods', { method_id: 'drone' }],
  ['POST', '/shipping/zones/:zone/methods', { method_id: 'flat_rate', settings: { title: '' } }],
  ['POST', '/shipping/zones/:zone/methods', { method_id: 'flat_rate', settings: { cost: {} } }],
  ['POST', '/shipping/zones', { name: ' ' }],
  ['POST', '/taxes/classes', { name: '!!' }],
])('%s %s %j is refused and leaves nothing', async (method, path, input) => {
  const client = await managerClient(db);
  const { body: zone } = await client.send('POST', '/shipping/zones', { name: 'Home' });
  const before = await loadShippingZones(db);
  const { status, body } = await client.send(method, path.replace(':zone', zone.id), input);
  expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
  expect(await loadShippingZones(db)).toEqual(before);
});

test('the kinds of shipping method and the payment methods are as recorded', async () => {
  const client = await managerClient(db);
  await replay(client, at('GET', '/shipping_methods'));
  await replay(client, at('GET', '/payment_gateways'));
  const { body } = await replay(client, at('PUT', '/payment_gateways/bacs'));
  expect(body.settings.title.value).toBe('Bank transfer');
  expect((await settings())['payments.bacs']).toMatchObject({
    title: 'Bank transfer',
    enabled: true,
  });
  await client.send('PUT', '/payment_gateways/cod', { enabled: false });
  expect((await settings())['payments.cod'].enabled).toBe(false);
});

test('a field of a payment or shipping method that is no text is refused by its name', async () => {
  const client = await managerClient(db);
  const gateway = await client.send('PUT', '/payment_gateways/bacs', { settings: { title: [1] } });
  expect(gateway).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  expect(gateway.body.data.params.settings).toContain('settings[title]');
  const { body: zone } = await client.send('POST', '/shipping/zones', { name: 'Test zone' });
  const methods = `/shipping/zones/${zone.id}/methods`;
  const settings = { cost: { amount: 5 } };
  const method = await client.send('POST', methods, { method_id: 'flat_rate', settings });
  expect(method).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  expect(method.body.data.params.settings).toContain('settings[cost]');
  const good = { method_id: 'flat_rate', settings: { cost: 7, unknown: 'x' } };
  const { body } = await client.send('POST', methods, good);
  expect(body.settings.cost.value).toBe('7');
});

test('options of several groups are written at once, each answering for itself', async () => {
  const client = await managerClient(db);
  const { status, body } = await client.send('POST', '/settings/batch', {
    update: [
      { group_id: 'general', id: 'woocommerce_store_city', value: 'Bergen' },
      { group_id: 'tax', id: 'woocommerce_tax_based_on', value: 'moon' },
      { group_id: 'tax', id: 'woocommerce_store_city', value: 'x' },
      7,
    ],
  });
  expect(status).toBe(200);
  expect(body.update).toMatchObject([
    { id: 'woocommerce_store_city', value: 'Bergen', group_id: 'general' },
    { error: { code: 'rest_setting_value_invalid' } },
    { error: { code: 'rest_setting_setting_invalid' } },
    { error: { code: 'rest_setting_setting_invalid' } },
  ]);
  expect((await settings())['shop.city']).toBe('Bergen');
  expect((await settings())['tax.basedOn']).toBe('shipping');
  const many = { update: Array.from({ length: 101 }, () => ({})) };
  expect((await client.send('POST', '/settings/batch', many)).status).toBe(413);
});

test('options are read and written by the settings they stand for, as recorded', async () => {
  const client = await managerClient(db);
  await replay(client, at('GET', '/settings'));
  await replay(client, at('GET', '/settings/general?per_page=3'));
  const currency = at('GET', '/settings/general/woocommerce_currency');
  const { body } = await replay(client, currency, { except: /options\.[A-Z]{3} is/ });
  expect(Object.keys(body)).toEqual(Object.keys(currency.body ?? {}));
  expect(body).toMatchObject({ value: 'USD', group_id: 'general', type: 'select' });
  await replay(client, at('PUT', '/settings/general/woocommerce_allowed_countries'));
  await replay(client, at('POST', '/settings/general/batch'));
  expect((await settings())['shop.city']).toBe('Oslo');
  await replay(client, at('GET', '/settings/nonsense'));
  await client.send('PUT', '/settings/general/woocommerce_currency', { value: 'NOK' });
  expect((await settings())['currency.code']).toBe('NOK');
  for (const [id, value] of [
    ['general/woocommerce_currency', 'XYZ'],
    ['general/woocommerce_price_num_decimals', '3'],
    ['general/woocommerce_price_decimal_sep', '..'],
    ['general/woocommerce_default_country', 'Nowhere'],
    ['tax/woocommerce_tax_based_on', {}],
    ['products/woocommerce_manage_stock', 'no'],
    ['account/woocommerce_enable_guest_checkout', true],
  ] as const) {
    expect(await client.send('PUT', `/settings/${id}`, { value })).toMatchObject({
      status: 400,
      body: { code: 'rest_setting_value_invalid' },
    });
  }
});

test.each([
  ['general/woocommerce_enable_coupons', 'no', 'coupons.enabled', false, 'maybe'],
  ['products/woocommerce_cart_redirect_after_add', 'yes', 'cart.redirectAfterAdd', true, '1'],
  ['products/woocommerce_enable_ajax_add_to_cart', 'no', 'cart.addByScript', false, ''],
  ['products/woocommerce_weight_unit', 'kg', 'units.weight', 'kg', 'stone'],
  ['products/woocommerce_dimension_unit', 'mm', 'units.length', 'mm', 'yd'],
  [
    'products/woocommerce_review_rating_verification_required',
    ...(['yes', 'reviews.verifiedOnly', true, 'no one'] as const),
  ],
  [
    'tax/woocommerce_shipping_tax_class',
    ...(['reduced-rate', 'tax.shippingClass', 'reduced-rate', 'x'.repeat(61)] as const),
  ],
  ['products/woocommerce_hold_stock_minutes', '30', 'orders.holdMinutes', 30, '-1'],
  ['account/woocommerce_enable_checkout_login_reminder', 'no', 'checkout.logIn', false, 'true'],
  ['email/woocommerce_email_from_name', 'Hearth', 'mail.senderName', 'Hearth', 'x'.repeat(81)],
  [
    'email/woocommerce_email_from_address',
    'a@b.example',
    'mail.senderAddress',
    'a@b.example',
    'a@',
  ],
  ['email/woocommerce_email_footer_text', 'Oslo', 'mail.footer', 'Oslo', 'x'.repeat(401)],
] as const)('%s is the shop’s own setting', async (path, value, name, stored, wrong) => {
  const client = await managerClient(db);
  expect(await client.send('PUT', `/settings/${path}`, { value: wrong })).toMatchObject({
    status: 400,
    body: { code: 'rest_setting_value_invalid' },
  });
  const { body } = await client.send('PUT', `/settings/${path}`, { value });
  expect(body).toMatchObject({ id: path.split('/')[1], value });
  expect((await settings())[name]).toEqual(stored);
});

test('facts about the world, and the state of the shop', async () => {
  const client = await managerClient(db);
  await replay(client, fact('/data'));
  await replay(client, fact('/data/countries/us'));
  await replay(client, fact('/data/currencies/current'));
  const { body } = await replay(client, fact('/data/continents/eu'));
  expect(body).toMatchObject({ code: 'EU', name: 'Europe' });
  expect(body.countries).toContainEqual(
    expect.objectContaining({ code: 'NO', name: 'Norwegian krone' }),
  );
  expect((await client.send('GET', '/data/countries/zz')).status).toBe(404);
  expect((await client.send('GET', '/data/currencies/nok')).body).toMatchObject({ code: 'NOK' });
  await replay(client, fact('/system_status/tools'));
  const ran = await client.send('PUT', '/system_status/tools/clear_transients', { confirm: true });
  expect(ran.body).toMatchObject({ success: true });
  expect((await client.send('GET', '/system_status')).body.settings.currency).toBe('USD');
});
