import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: one refused refund takes back everything written in its transaction.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let manager: ManagerClient;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  manager = await managerClient(db);
});

async function rolesNow() {
  const settings = await readSettings(db, ({ reason }) => expect.fail(reason));
  const { 'staff.roles': roles, 'staff.supportRefundLimit': limit } = settings;
  return { 'staff.roles': roles, 'staff.supportRefundLimit': limit };
}

const administrator = () => vitrineClient(db, { role: 'administrator', by: 'person' });

async function placeOrder() {
  const response = await manager.send('POST', '/orders', {
    billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
    set_paid: true,
    line_items: [{ product_id: shop.tray, quantity: 2 }],
  });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}

describe('a packer', () => {
  test('packs an order without learning an amount of it', async () => {
    const order = await placeOrder();
    const packer = await vitrineClient(db, { role: 'packer' });
    const { status, body } = await packer.send('GET', '/packing');
    expect([status, body.total, body.orders[0].lines]).toMatchObject([
      200,
      1,
      [{ name: 'Oak tray', left: 2 }],
    ]);
    const text = JSON.stringify(body);
    for (const amount of [order.total, order.line_items[0].price]) {
      expect(text).not.toContain(String(amount));
    }
    const sent = await packer.send('POST', `/packing/${order.id}/shipments`, { carrier: 'ups' });
    expect(sent.status).toBe(201);
    expect((await manager.send('GET', `/orders/${order.id}`)).body.status).toBe('completed');
    expect((await packer.send('GET', `/packing/${order.id}`)).status).toBe(404);
  });

  test.each([
    ['GET', '/wp-json/wc/v3/orders'],
    ['GET', '/wp-json/wc/v3/customers'],
    ['GET', '/wp-json/wc/v3/reports/sales'],
    ['POST', '/wp-json/wc/v3/orders'],
    ['GET', '/wp-json/vitrine/v1/gift-cards'],
    ['GET', '/wp-json/vitrine/v1/settings'],
    ['GET', '/wp-json/vitrine/v1/roles'],
  ])('is refused %s %s', async (method, path) => {
    const packer = await managerClient(db, { role: 'packer' });
    expect((await packer.send(method, path, method === 'POST' ? {} : undefined)).status).toBe(403);
  });
});

describe('support', () => {
  const limited = () =>
    managerClient(db, { role: 'support', settings: { 'staff.supportRefundLimit': 500 } });
  const countRefunds = async (id: number) =>
    (await manager.send('GET', `/orders/${id}/refunds`)).body.length;

  test('pays back up to the limit of an order, all refunds together', async () => {
    const { id } = await placeOrder();
    const support = await limited();
    const pay = (amount: string) =>
      support.send('POST', `/orders/${id}/refunds`, { amount, api_refund: false });
    expect(await pay('5.01')).toMatchObject({
      status: 403,
      body: { code: 'vitrine_rest_refund_limit', message: /5\.00/ },
    });
    expect(await countRefunds(id)).toBe(0);
    expect((await pay('3.00')).status).toBe(201);
    expect((await pay('2.01')).status).toBe(403);
    expect((await pay('2.00')).status).toBe(201);
    expect(await countRefunds(id)).toBe(2);
  });

  test('cannot go around it by a status, a batch or taking a refund back', async () => {
    const { id } = await placeOrder();
    const support = await limited();
    const full = await support.send('PUT', `/orders/${id}`, { status: 'refunded' });
    expect([full.status, full.body.code]).toEqual([403, 'vitrine_rest_refund_limit']);
    const { body } = await support.send('POST', '/orders/batch', {
      update: [{ id, status: 'refunded' }],
    });
    expect(body.update[0].error.code).toBe('vitrine_rest_refund_limit');
    expect(await countRefunds(id)).toBe(0);
    expect((await manager.send('GET', `/orders/${id}`)).body.status).toBe('processing');
    const refund = await support.send('POST', `/orders/${id}/refunds`, {
      amount: '1.00',
      api_refund: false,
    });
    const path = `/orders/${id}/refunds/${refund.body.id}?force=true`;
    expect((await support.send('DELETE', path)).status).toBe(403);
    const credit = await support.send('GET', '/wp-json/vitrine/v1/gift-cards');
    expect(credit.status).toBe(403);
  });
});

describe('whoever chooses products and does not manage them', () => {
  const path = () => `/products/${shop.tray}`;

  test('finds them without costs and files for sale, and changes nothing', async () => {
    const extensions = { vitrine: { cost: '3.10' } };
    const downloads = [{ name: 'Care', file: 'https://shop.example/care.pdf' }];
    const saved = await manager.send('PUT', path(), { extensions, downloads, downloadable: true });
    expect([saved.status, saved.body.extensions.vitrine.cost]).toEqual([200, '3.10']);
    for (const role of ['support', 'accountant', 'marketer', 'editor'] as const) {
      const reader = await managerClient(db, { role });
      const list = await reader.send('GET', '/products?search=oak');
      expect(list.body, role).toMatchObject([
        { id: shop.tray, downloads: [], extensions: { vitrine: { cost: '' } } },
      ]);
      const one = await reader.send('GET', path());
      expect(JSON.stringify(one.body)).not.toMatch(/3\.10|care\.pdf/);
      expect((await reader.send('GET', '/products/categories')).status).toBe(200);
      expect((await reader.send('PUT', path(), { name: 'Mine' })).status).toBe(403);
      expect((await reader.send('POST', '/products/batch', { delete: [shop.tray] })).status).toBe(
        403,
      );
    }
    // The list that was cached for a manager has them still.
    const [item] = (await manager.send('GET', '/products?search=oak')).body;
    expect([item.extensions.vitrine.cost, item.downloads.length]).toEqual(['3.10', 1]);
  });

  test('reads variations without costs, and no packer reads any', async () => {
    const variations = `/products/${shop.mug}/variations`;
    const [first] = (await manager.send('GET', variations)).body;
    const extensions = { vitrine: { cost: '4.20' } };
    await manager.send('PUT', `${variations}/${first.id}`, { extensions });
    const support = await managerClient(db, { role: 'support' });
    for (const address of [variations, `${variations}/${first.id}`, '/variations']) {
      const { status, body } = await support.send('GET', address);
      expect(status, address).toBe(200);
      expect(JSON.stringify(body)).not.toContain('4.20');
    }
    const packer = await managerClient(db, { role: 'packer' });
    expect((await packer.send('GET', variations)).status).toBe(403);
    expect((await packer.send('GET', path())).status).toBe(403);
  });
});

test('an accountant reads orders and reports, and changes nothing', async () => {
  const { id } = await placeOrder();
  const accountant = await managerClient(db, { role: 'accountant' });
  const can = [
    ...['/orders', `/orders/${id}`, `/orders/${id}/refunds`, '/reports/sales'],
    '/wp-json/vitrine/v1/countries',
  ];
  for (const path of can) expect((await accountant.send('GET', path)).status, path).toBe(200);
  const cannot: [string, string, object?][] = [
    ['PUT', `/orders/${id}`, { status: 'completed' }],
    ['POST', `/orders/${id}/refunds`, { amount: '1.00' }],
    ['POST', `/orders/${id}/notes`, { note: 'Hello' }],
    ['POST', `/wp-json/vitrine/v1/orders/${id}/shipments`, {}],
    ['DELETE', `/orders/${id}?force=true`],
    ['GET', '/customers'],
    ['GET', '/wp-json/vitrine/v1/settings'],
  ];
  for (const [method, path, body] of cannot) {
    expect((await accountant.send(method, path, body)).status, `${method} ${path}`).toBe(403);
  }
});

describe('a role of the shop', () => {
  test('is made, given, changed and deleted, and allows what was chosen', async () => {
    const admin = await administrator();
    const made = await admin.send('POST', '/roles', {
      name: ' Returns desk ',
      permissions: ['refund-orders'],
      refund_limit: '2.50',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Returns desk', built_in: false, people: 0, refund_limit: '2.50' },
    });
    const { id: role } = made.body;
    const people = await admin.send('GET', '/roles');
    expect(people.body.map(({ id }: { id: string }) => id)).toContain(role);

    const ann = await addPerson(db, 'ann@example.com', NOW);
    const withRole = await vitrineClient(db, {
      role: 'administrator',
      by: 'person',
      settings: await rolesNow(),
    });
    const raised = await withRole.send('PUT', `/people/${ann}`, { role });
    expect(raised).toMatchObject({ status: 200, body: { role, role_name: 'Returns desk' } });
    expect((await admin.send('DELETE', `/roles/${role}?force=true`)).status).toBe(409);

    const order = await placeOrder();
    const desk = await managerClient(db, { role, settings: await rolesNow() });
    const pay = (amount: string) =>
      desk.send('POST', `/orders/${order.id}/refunds`, { amount, api_refund: false });
    expect((await desk.send('GET', '/orders')).status).toBe(200);
    expect((await pay('2.51')).status).toBe(403);
    expect((await pay('2.50')).status).toBe(201);
    const status = await desk.send('PUT', `/orders/${order.id}`, { status: 'completed' });
    expect(status.status).toBe(403);

    const changed = await admin.send('PUT', `/roles/${role}`, { permissions: ['see-reports'] });
    expect(changed.body).toMatchObject({ name: 'Returns desk', refund_limit: '2.50' });
    const after = await managerClient(db, { role, settings: await rolesNow() });
    expect((await after.send('GET', '/orders')).status).toBe(403);
    expect((await after.send('GET', '/reports/sales')).status).toBe(200);
  });

  test('that was deleted grants nothing', async () => {
    const gone = await managerClient(db, { role: 'custom_gone' });
    expect((await gone.send('GET', '/orders')).status).toBe(403);
    const admin = await administrator();
    const ann = await addPerson(db, 'ann@example.com', NOW);
    const raised = await admin.send('PUT', `/people/${ann}`, { role: 'custom_gone' });
    expect([raised.status, Object.keys(raised.body.data.params)]).toEqual([400, ['role']]);
  });

  test('is refused with a field where it is wrong', async () => {
    const admin = await administrator();
    await admin.send('POST', '/roles', { name: 'Desk', permissions: [] });
    const wrong: [object, string][] = [
      [{ name: 'desk', permissions: [] }, 'name'],
      [{ name: ' ', permissions: [] }, 'name'],
      [{ name: 'A', permissions: ['manage-roles'] }, 'permissions'],
      [{ name: 'A', permissions: ['everything'] }, 'permissions'],
      [{ name: 'A', permissions: [], refund_limit: '-1' }, 'refund_limit'],
      [{ name: 'A', permissions: [], refund_limit: 'much' }, 'refund_limit'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: refusal } = await admin.send('POST', '/roles', body);
      expect([status, Object.keys(refusal.data.params)], JSON.stringify(body)).toEqual([
        400,
        [field],
      ]);
    }
    expect((await rolesNow())['staff.roles']).toHaveLength(1);
  });

  test('is made by an administrator in person, and built-in ones stay as they are', async () => {
    const body = { name: 'Desk', permissions: ['manage-settings'] };
    const byManager = await vitrineClient(db, { role: 'shop_manager', by: 'person' });
    expect((await byManager.send('POST', '/roles', body)).status).toBe(403);
    const setting = { values: { 'staff.roles': [], 'staff.supportRefundLimit': 1 } };
    expect((await byManager.send('PUT', '/settings', setting)).status).toBe(403);
    const program = await vitrineClient(db, { role: 'administrator' });
    expect((await program.send('POST', '/roles', body)).status).toBe(403);
    const admin = await administrator();
    expect((await admin.send('PUT', '/roles/packer', { name: 'Boss' })).status).toBe(409);
    expect((await admin.send('PUT', '/roles/support', { permissions: [] })).status).toBe(409);
    expect((await admin.send('DELETE', '/roles/editor?force=true')).status).toBe(409);
    const support = await admin.send('PUT', '/roles/support', { refund_limit: '75.00' });
    expect(support.body).toMatchObject({ id: 'support', refund_limit: '75.00', has_limit: true });
    expect((await rolesNow())['staff.supportRefundLimit']).toBe(7500);
  });
});

test('whoever is refused learns who can give access', async () => {
  await administrator();
  const packer = await vitrineClient(db, { role: 'packer' });
  const { status, body } = await packer.send('GET', '/administrators');
  expect([status, body.length]).toEqual([200, 1]);
  expect(body[0].email).toContain('@example.com');
});
