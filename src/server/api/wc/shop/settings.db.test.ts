import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { addFirstClasses } from '#server/tax/tax-classes.ts';
import { managerClient } from '../testing/manager-client.ts';
import { second, sendRecorded, withoutLinks } from '../testing/second.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const settings = () => readSettings(db, (problem) => expect(problem).toBeUndefined());
/** A program that asks after the settings have been read again. */
const later = async () => managerClient(db, { settings: await settings() });
const COUNTRIES = '/settings/general/woocommerce_allowed_countries';

test('where the shop sells is read and stored as recorded', async () => {
  const client = await managerClient(db);
  await sendRecorded(client, second('GET', COUNTRIES));
  await sendRecorded(client, second('PUT', COUNTRIES));
  const { body } = await (await later()).send('GET', COUNTRIES);
  expect(body.value).toBe('all_except');
  await sendRecorded(client, second('PUT', COUNTRIES, 1));
  const list = await client.send('PUT', COUNTRIES, { value: 'specific' });
  expect([list.status, list.body.code]).toEqual([400, 'rest_setting_value_invalid']);
});

test('groups are listed as recorded, those of emails below theirs', async () => {
  const client = await managerClient(db);
  const { body } = await sendRecorded(client, second('GET', '/settings'));
  const email = body.find(({ id }: { id: string }) => id === 'email');
  expect(email.sub_groups).toContain('email_new_order');
  for (const { id } of body) {
    expect((await client.send('GET', `/settings/${id}`)).status, id).toBe(200);
  }
  await sendRecorded(client, second('GET', '/settings/shipping'));
  await sendRecorded(client, second('GET', '/settings/checkout'));
});

test('the currency has the choices recorded', async () => {
  const client = await managerClient(db, { settings: { 'currency.code': 'USD' } });
  await sendRecorded(client, second('GET', '/settings/general/woocommerce_currency'));
});

test('pages of the shop are options without a choice; what else is recorded of them is equal', async () => {
  const client = await managerClient(db);
  const { body } = await client.send('GET', '/settings/advanced');
  const recorded = Object(withoutLinks(second('GET', '/settings/advanced').body)).first_three;
  const cart = recorded.find(({ id }: { id: string }) => id === 'woocommerce_cart_page_id');
  expect(body.map(withoutLinks)).toContainEqual({ ...cart, value: '', options: {} });
  expect(body.map(withoutLinks)).toContainEqual(
    expect.objectContaining({ id: 'woocommerce_checkout_pay_endpoint', value: 'order-pay' }),
  );
  const other = await managerClient(db, {
    settings: { 'routes.orders': '/account/purchases', 'routes.orderPay': '/pay/:id' },
  });
  const moved = await other.send('GET', '/settings/advanced/woocommerce_myaccount_orders_endpoint');
  expect(moved.body).toMatchObject({ value: 'purchases', default: 'orders' });
});

test('senders and recipients are read as recorded, with what this shop has', async () => {
  const client = await managerClient(db);
  const sender = second('GET', '/settings/email');
  const { body } = await client.send('GET', '/settings/email');
  const [name, address, reply] = Object(withoutLinks(sender.body)).first_three;
  expect(withoutLinks(body.slice(0, 3))).toEqual([
    { ...name, default: '', value: '' },
    { ...address, default: '', value: '' },
    reply,
  ]);
  const order = await client.send('GET', '/settings/email_new_order');
  const [enabled, recipient, subject] = Object(
    withoutLinks(second('GET', '/settings/email_new_order').body),
  ).first_three;
  const text = expect.stringContaining('Enter recipients (comma separated) for this email.');
  expect(withoutLinks(order.body.slice(0, 3))).toEqual([
    enabled,
    { ...recipient, description: text, tip: text },
    subject,
  ]);
});

test('an email is switched off, and on again', async () => {
  const client = await managerClient(db);
  const path = '/settings/email_customer_completed_order/enabled';
  const { body } = await client.send('PUT', path, { value: 'no' });
  expect(body).toMatchObject({ value: 'no', group_id: 'email_customer_completed_order' });
  expect((await settings())['mail.off']).toEqual(['order-completed']);
  await client.send('PUT', path, { value: 'yes' });
  expect((await settings())['mail.off']).toEqual([]);
  expect((await client.send('PUT', path, { value: 'maybe' })).status).toBe(400);
  const link = '/settings/email_customer_reset_password/enabled';
  expect((await client.send('PUT', link, { value: 'no' })).status).toBe(400);
});

test('the tax class of delivery is one of the classes there are', async () => {
  const client = await managerClient(db);
  await addFirstClasses(db);
  const { body } = await client.send('GET', '/settings/tax/woocommerce_shipping_tax_class');
  expect(body.options).toEqual({
    inherit: 'Shipping tax class based on cart items',
    '': 'Standard',
    'reduced-rate': 'Reduced rate',
    'zero-rate': 'Zero rate',
  });
});

test.each([
  ['products/woocommerce_weight_unit', 'lbs', 'units.weight', 'lb'],
  ['products/woocommerce_stock_format', 'no_amount', 'stock.showLeft', 'never'],
  ['tax/woocommerce_prices_include_tax', 'yes', 'tax.pricesIncludeTax', true],
  ['shipping/woocommerce_shipping_hide_rates_when_free', 'yes', 'shipping.freeReplacesPaid', true],
  ['general/woocommerce_default_country', 'US:CA', 'shop.state', 'CA'],
] as const)('%s is a setting by a word of its own', async (path, value, name, stored) => {
  const client = await managerClient(db);
  expect((await client.send('PUT', `/settings/${path}`, { value })).body.value).toBe(value);
  expect((await settings())[name]).toBe(stored);
});

test.each([
  ['products/woocommerce_dimension_unit', 'yd'],
  ['general/woocommerce_calc_discounts_sequentially', 'no'],
  ['shipping/woocommerce_ship_to_destination', 'billing_only'],
  ['tax/woocommerce_tax_display_shop', 'incl'],
  ['advanced/woocommerce_checkout_pay_endpoint', 'pay-now'],
  ['products/woocommerce_notify_no_stock', 'perhaps'],
])('%s cannot be %s here', async (path, value) => {
  const client = await managerClient(db);
  const { status, body } = await client.send('PUT', `/settings/${path}`, { value });
  expect([status, body.code]).toEqual([400, 'rest_setting_value_invalid']);
});

test.each([
  ['products/woocommerce_weight_unit', 'lbs'],
  ['products/woocommerce_dimension_unit', 'in'],
  ['account/woocommerce_enable_checkout_login_reminder', 'no'],
  ['account/woocommerce_erasure_request_removes_order_data', 'no'],
  ['account/woocommerce_erasure_request_removes_download_data', 'no'],
  ['account/woocommerce_allow_bulk_remove_personal_data', 'no'],
])('%s has the default value of WooCommerce: %s', async (path, value) => {
  const client = await managerClient(db);
  expect((await client.send('GET', `/settings/${path}`)).body.default).toBe(value);
});

test('personal data is removed with the account, and not otherwise', async () => {
  const client = await managerClient(db);
  const { body } = await client.send('GET', '/settings/account');
  const values = new Map(body.map(({ id, value }: { id: string; value: string }) => [id, value]));
  expect(values.get('woocommerce_erasure_request_removes_order_data')).toBe('yes');
  expect(values.get('woocommerce_erasure_request_removes_download_data')).toBe('yes');
  expect(values.get('woocommerce_allow_bulk_remove_personal_data')).toBe('no');
});

test('options without effect are stored side by side', async () => {
  const client = await managerClient(db);
  const notify = '/settings/products/woocommerce_notify_low_stock';
  const { body } = await client.send('POST', '/settings/batch', {
    update: [
      { group_id: 'products', id: 'woocommerce_notify_low_stock', value: 'no' },
      { group_id: 'advanced', id: 'woocommerce_show_marketplace_suggestions', value: 'no' },
    ],
  });
  expect(body.update).toMatchObject([{ value: 'no' }, { value: 'no' }]);
  expect((await (await later()).send('GET', notify)).body).toMatchObject({
    value: 'no',
    default: 'yes',
  });
  expect((await settings())['api.storedOptions']).toEqual({
    woocommerce_notify_low_stock: 'no',
    woocommerce_show_marketplace_suggestions: 'no',
  });
});

test('payment methods have the words of WooCommerce, and titles that shoppers read', async () => {
  const client = await managerClient(db);
  const recorded = second('GET', '/payment_gateways/bacs');
  const { request, body } = recorded;
  const { title, description, settings: fields } = Object(body);
  await client.send('PUT', '/payment_gateways/bacs', { title, description, enabled: false });
  const read = await (await later()).send('GET', request.path);
  expect(read.headers.get('allow')).toBe(recorded.headers.Allow);
  expect(withoutLinks(read.body)).toEqual({ ...Object(withoutLinks(body)), settings_url: '' });
  expect(read.body.settings).toEqual(fields);
  const cash = await client.send('PUT', '/payment_gateways/cod', {
    settings: { enable_for_methods: ['flat_rate'], enable_for_virtual: 'yes' },
  });
  expect(cash.body.method_description).toBe(
    'Let your shoppers pay upon delivery — by cash or other methods of payment.',
  );
  expect(cash.body.settings).toMatchObject({
    enable_for_methods: { value: ['flat_rate'] },
    enable_for_virtual: { value: 'yes', default: 'yes' },
  });
  expect((await settings())['payments.cod']).toMatchObject({
    shippingMethods: ['flat_rate'],
    withoutDelivery: true,
  });
});

test('tools are read as recorded and do what they say', async () => {
  const client = await managerClient(db);
  await sendRecorded(client, second('GET', '/system_status/tools/clear_transients'));
  const path = '/system_status/tools?_fields=id,name,action,description';
  const { body } = await client.send('GET', path);
  const [transients, expired] = Object(second('GET', path).body).first_three;
  expect(body.slice(0, 2)).toEqual([transients, expired]);
  const tags: string[] = [];
  const parts = { invalidate: async (sent: readonly string[]) => void tags.push(...sent) };
  const running = await managerClient(db, { parts });
  const ran = await running.send('PUT', '/system_status/tools/clear_transients');
  expect(ran.body).toMatchObject({ success: true, message: 'Product transients cleared' });
  expect(tags).toContain('settings');
  const again = await running.send('PUT', '/system_status/tools/regenerate_product_lookup_tables');
  expect(again.body).toMatchObject({ success: true });
  for (const { id } of body) {
    expect((await running.send('PUT', `/system_status/tools/${id}`)).body.success, id).toBe(true);
  }
  expect((await running.send('PUT', '/system_status/tools/reset_roles')).status).toBe(404);
});

test('totals of orders have the names recorded, in English', async () => {
  const client = await managerClient(db);
  const { body } = await client.send('GET', '/reports/orders/totals');
  const recorded = Object(second('GET', '/reports/orders/totals').body);
  expect(body).toHaveLength(recorded.count);
  const names = (list: { slug: string; name: string }[]) =>
    list.map(({ slug, name }) => [slug, name]);
  expect(names(body.slice(0, 3))).toEqual(names(recorded.first_three));
});
