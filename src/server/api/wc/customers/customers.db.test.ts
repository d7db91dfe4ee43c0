import { beforeEach, expect, test } from 'vitest';
import { emails } from '#server/accounts/testing/test-account.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { getExchange, replay } from '../testing/recorded.ts';
import { sendRecorded } from '../testing/second.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;

beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
});

const at = (method: string, path: string, nth = 0) =>
  getExchange('customers', method, `/wc/v3${path}`, nth);

test('a customer lives as recorded', async () => {
  const made = await replay(client, at('POST', '/customers'));
  expect(made.body).toMatchObject({ email: 'bea@example.com', username: 'bea', role: 'customer' });
  const { id } = made.body;
  await replay(client, at('GET', '/customers?per_page=1&role=all'));
  const moved = await replay(client, at('PUT', '/customers/4'), { path: `/customers/${id}` });
  expect(moved.body).toMatchObject({ shipping: { city: 'Oslo' }, billing: { country: 'US' } });
  // Recorded while that shop required a password, which this one makes its owner choose.
  const same = await client.send('POST', '/customers', at('POST', '/customers', 1).request.body);
  expect([same.status, same.body.code]).toEqual([400, 'registration-error-email-exists']);
  await replay(client, at('GET', '/customers/4/downloads'), { path: `/customers/${id}/downloads` });
  await replay(client, at('DELETE', '/customers/4'), { path: `/customers/${id}` });
  const path = `/customers/${id}?force=true`;
  await replay(client, at('DELETE', '/customers/4?force=true'), { path });
  expect((await client.send('GET', `/customers/${id}`)).status).toBe(404);
  const log = await db.selectFrom('manager_changes').select(['action', 'after']).execute();
  expect(log.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
  expect(JSON.stringify(log)).not.toContain('pw-long-enough-1');
});

test('data of other programs, a new address and a new password', async () => {
  const id = await addPerson(db, 'cleo@example.com', NOW, { emailVerified: true });
  const put = (body: object) => client.send('PUT', `/customers/${id}`, body);
  const { body } = await put({
    email: 'New@Example.com',
    password: 'quite a long sentence 42',
    meta_data: [{ key: 'vip', value: true }],
  });
  expect(body).toMatchObject({
    email: 'new@example.com',
    meta_data: [{ key: 'vip', value: true }],
  });
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.email_verified).toBe(0);
});

test('what is wrong is named, and staff is left to administrators', async () => {
  await addPerson(db, 'cleo@example.com', NOW);
  const boss = await addPerson(db, 'boss@example.com', NOW, { role: 'administrator' });
  const good = { email: 'dan@example.com', password: 'quite a long sentence 42' };
  const cases: [object, string][] = [
    [{ ...good, email: 'no address' }, 'email'],
    [{ ...good, email: 'cleo@example.com' }, 'email'],
    [{ ...good, password: 'short' }, 'password'],
    [{ ...good, first_name: 'x'.repeat(200) }, 'first_name'],
    [{ ...good, billing: { country: 'USA' } }, 'billing'],
  ];
  for (const [body, field] of cases) {
    const response = await client.send('POST', '/customers', body);
    expect(response.status, JSON.stringify(body)).toBe(400);
    expect(Object.keys(response.body.data.params)).toContain(field);
  }
  expect((await client.send('PUT', `/customers/${boss}`, { email: 'x@example.com' })).status).toBe(
    403,
  );
  expect((await client.send('DELETE', `/customers/${boss}?force=true`)).status).toBe(403);
  const editor = await managerClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/customers')).status).toBe(403);
});

test('lists by role, address and name, and who has paid', async () => {
  const shop = await fillCartShop(db);
  const cleo = await addPerson(db, 'cleo@example.com', NOW, {
    firstName: 'Cleo',
    lastName: 'Pine',
  });
  const dan = await addPerson(db, 'dan@example.com', NOW, { firstName: 'Dan', lastName: 'Oak' });
  const order = { customer_id: dan, set_paid: true, line_items: [{ product_id: shop.card }] };
  expect((await client.send('POST', '/orders', order)).status).toBe(201);
  const ids = async (query: string) => {
    const { body } = await client.send('GET', `/customers?${query}`);
    return body.map((one: { id: number }) => one.id);
  };
  expect(await ids('')).toEqual([cleo, dan]);
  expect(await ids('email=DAN@example.com')).toEqual([dan]);
  expect(await ids('search=pine')).toEqual([cleo]);
  expect(await ids('role=subscriber')).toEqual([]);
  expect(await ids('role=all&orderby=id&order=asc&per_page=1')).toEqual([client.customerId]);
  const { body } = await client.send('GET', '/customers');
  expect(body.map((one: { is_paying_customer: boolean }) => one.is_paying_customer)).toEqual([
    false,
    true,
  ]);
});

const secondAt = (method: string, path: string) =>
  getExchange('customers-second', method, `/${path}`);

test('a customer without a password has a link mailed to choose one, as recorded', async () => {
  const exchange = secondAt('POST', 'wc/v3/customers');
  const date = expect.stringMatching(/^\d{4}-/);
  const { body } = await sendRecorded(client, exchange, {
    ours: {
      id: expect.any(Number),
      date_created: date,
      date_created_gmt: date,
      date_modified: date,
      date_modified_gmt: date,
      // Without the reminder to change a password that somebody else made.
      meta_data: [],
    },
  });
  const { email, username } = body;
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', body.id)
    .executeTakeFirst();
  expect(row).toEqual({ password_hash: '' });
  const kinds = (await emails(db)).map(({ kind, to }) => [kind, to]);
  expect(kinds).toEqual([
    ['welcome', email],
    ['reset-password', email],
  ]);
  const twin = { email: `${username}@other.example` };
  expect((await client.send('POST', '/customers', twin)).body.username).toBe(`${username}-2`);
});

test('a password that anyone guesses opens nothing: the account is made without it', async () => {
  const person = { email: 'eve@example.com', password: 'password' };
  const { status, body } = await client.send('POST', '/customers', person);
  expect(status).toBe(201);
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', body.id)
    .executeTakeFirst();
  expect(row).toEqual({ password_hash: '' });
  expect((await emails(db)).map(({ kind }) => kind)).toContain('reset-password');
  const changed = await client.send('PUT', `/customers/${body.id}`, { password: 'password' });
  expect(changed.status).toBe(400);
  const session = await managerClient(db, { role: 'administrator', by: 'person' });
  const typed = { ...person, email: 'fay@example.com' };
  expect((await session.send('POST', '/customers', typed)).status).toBe(400);
});

test('a subscriber is a customer by another name', async () => {
  const administrator = await managerClient(db, { role: 'administrator' });
  const { request } = secondAt('POST', 'wp/v2/users');
  const made = await administrator.send('POST', '/wp-json/wp/v2/users', request.body);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    roles: ['subscriber'],
    extra_capabilities: { subscriber: true },
  });
  const { id } = made.body;
  await replay(client, secondAt('GET', 'wc/v3/customers?role=subscriber'));
  const ids = async (role: string) => {
    const { body } = await client.send('GET', `/customers?role=${role}`);
    return body.map((one: { id: number }) => one.id);
  };
  expect([await ids('subscriber'), await ids('customer')]).toEqual([[id], []]);
  expect(await ids('all')).toContain(id);
  expect((await client.send('GET', `/customers/${id}`)).body.role).toBe('subscriber');
  const listed = await client.send('GET', '/wp-json/wp/v2/users?roles=subscriber&context=edit');
  expect(listed.body).toMatchObject([{ id, roles: ['subscriber'] }]);
  const row = await db
    .selectFrom('customers')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ role: 'customer' });
  const path = `/wp-json/wp/v2/users/${id}`;
  expect((await administrator.send('PUT', path, { roles: ['customer'] })).body.roles).toEqual([
    'customer',
  ]);
  expect([await ids('subscriber'), await ids('customer')]).toEqual([[], [id]]);
});
