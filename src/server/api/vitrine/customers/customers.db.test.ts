import { beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let wc: ManagerClient;
let ann = 0;

interface Bought {
  email: string;
  country?: string;
  product?: number;
  customer?: number;
  paid?: boolean;
  phone?: string;
}

async function order({
  email,
  country = 'US',
  product,
  customer = 0,
  paid = true,
  phone = '',
}: Bought) {
  const body = {
    customer_id: customer,
    billing: {
      first_name: 'Bo',
      last_name: 'Guest',
      address_1: '1 Main Street',
      city: 'Albany',
      country,
      state: country === 'US' ? 'NY' : '',
      email,
      phone,
    },
    set_paid: paid,
    line_items: [{ product_id: product ?? shop.tray, quantity: 1 }],
  };
  const response = await wc.send('POST', '/orders', body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await vitrineClient(db);
  wc = await managerClient(db);
  ann = await addPerson(db, 'ann@example.com', NOW, { emailVerified: true });
});

const emails = async (query: string) =>
  (await client.send('GET', `/customers?${query}`)).body.map((row: { email: string }) => row.email);

describe('the list', () => {
  test('joins guests by their address, and their orders with the account of it', async () => {
    const first = await order({ email: 'ann@example.com', customer: ann });
    // As a guest, with the address of the account; and another address, logged in.
    const second = await order({ email: 'ann@example.com' });
    const third = await order({ email: 'office@example.com', customer: ann });
    const bo = await order({
      email: 'bo@example.com',
      country: 'DE',
      product: shop.card,
      phone: '+1 503 555-0100',
    });
    await order({ email: 'never@example.com', paid: false });
    const { body, headers } = await client.send('GET', '/customers?orderby=spent');
    expect(headers.get('x-wp-total')).toBe('3');
    const spent = [first, second, third].reduce((sum, { total }) => sum + Number(total), 0);
    expect(body).toMatchObject([
      { id: ann, email: 'ann@example.com', orders: 3, spent: spent.toFixed(2) },
      { id: 'bo@example.com', account_id: null, name: 'Bo Guest', country: 'DE', orders: 1 },
      { id: 'never@example.com', orders: 0, spent: '0.00', last_order_at: null },
    ]);
    expect(body[1].spent).toBe(bo.total);
  });

  test('follows a refund, the trash and a changed address', async () => {
    const { id, total } = await order({ email: 'ref@example.com' });
    const at = `/orders/${id}`;
    await wc.send('POST', `${at}/refunds`, { amount: '1.00', api_refund: false });
    const [row] = (await client.send('GET', '/customers?search=ref@')).body;
    expect(row).toMatchObject({ orders: 1, spent: (Number(total) - 1).toFixed(2) });
    await wc.send('PUT', at, { billing: { email: 'new@example.com' } });
    expect(await emails('search=ref@')).toEqual([]);
    expect(await emails('search=new@')).toEqual(['new@example.com']);
    await wc.send('DELETE', at);
    expect(await emails('search=new@')).toEqual([]);
  });

  test.each([
    ['account=no&country=DE', ['bo@example.com']],
    ['account=yes', ['ann@example.com']],
    ['orders_from=2', ['ann@example.com']],
    ['orders_to=0', ['never@example.com']],
    ['last_order_before=2020-01-01T00:00:00', ['never@example.com']],
    ['last_order_after=2020-01-01T00:00:00&orders_to=1', ['bo@example.com']],
    ['search=bo%20gu&country=DE', ['bo@example.com']],
    ['search=GUEST%20b&account=no&country=DE', ['bo@example.com']],
    ['search=ann', ['ann@example.com']],
    ['search=503%20555', ['bo@example.com']],
    ['search=%2B1503555', ['bo@example.com']],
    ['search=(503)', ['bo@example.com']],
    ['search=5035550199', []],
    ['search=%40example.com&orders_from=2', ['ann@example.com']],
    ['search=nn', []],
    ['search=%40', []],
  ])('segments: %s', async (query, expected) => {
    expect(await emails(query)).toEqual(expected);
  });

  test('segments by product and by spend', async () => {
    expect(await emails(`product=${shop.card}`)).toEqual(['bo@example.com']);
    expect(await emails(`product=${shop.tray}`)).toEqual(['ann@example.com']);
    expect(await emails(`product=${shop.tray}&search=bo@`)).toEqual([]);
    expect(await emails(`product=${shop.card}&search=bo&account=no`)).toEqual(['bo@example.com']);
    const [{ spent }] = (await client.send('GET', '/customers?account=yes')).body;
    expect(await emails(`spent_from=${spent}`)).toEqual(['ann@example.com']);
    expect(await emails(`spent_to=${Number(spent) - 0.01}&orders_from=1`)).toEqual([
      'bo@example.com',
    ]);
  });

  test('follows other lines of an order', async () => {
    const { id, line_items: lines } = await order({ email: 'swap@example.com', paid: false });
    await wc.send('PUT', `/orders/${id}`, { status: 'on-hold' });
    expect(await emails(`product=${shop.tray}&search=swap`)).toEqual(['swap@example.com']);
    const line_items = [
      { id: lines[0].id, quantity: 0 },
      { product_id: shop.card, quantity: 1 },
    ];
    const changed = await wc.send('PUT', `/orders/${id}`, { line_items });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await emails(`product=${shop.tray}&search=swap`)).toEqual([]);
    expect(await emails(`product=${shop.card}&search=swap`)).toEqual(['swap@example.com']);
    await wc.send('DELETE', `/orders/${id}?force=true`);
    expect(await emails('search=swap')).toEqual([]);
  });

  test('is a file as well', async () => {
    const path = '/wp-json/vitrine/v1/customers.csv?orderby=email&order=asc';
    const lines = (await wc.send('GET', path)).body.trim().split('\r\n');
    expect(lines[0]).toContain('account,email,name');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain('bo@example.com,Bo Guest,DE,Albany,1');
  });

  test('segments are saved by name', async () => {
    const filter = { spent_from: '100', country: 'DE' };
    const saved = await client.send('POST', '/customer-segments', { name: 'Big', filter });
    expect(saved).toMatchObject({ status: 201, body: { name: 'Big', filter } });
    await client.send('POST', '/customer-segments', { name: 'Big', filter: { country: 'AT' } });
    const { body } = await client.send('GET', '/customer-segments');
    expect(body).toMatchObject([{ name: 'Big', filter: { country: 'AT' } }]);
    await client.send('DELETE', `/customer-segments/${saved.body.id}?force=true`);
    expect((await client.send('GET', '/customer-segments')).body).toEqual([]);
  });
});

describe('a profile', () => {
  test('shows orders, addresses and notes of an account and of a guest', async () => {
    const customer = (await client.send('GET', `/customers/${ann}`)).body;
    expect(customer.recent_orders).toHaveLength(3);
    expect(customer).toMatchObject({ email_verified: true, role: 'customer', newsletter: 'none' });
    const guest = (await client.send('GET', '/customers/bo@example.com')).body;
    expect(guest.addresses).toMatchObject([
      {
        kind: 'billing',
        lines: expect.arrayContaining(['Bo Guest']),
        address: { first_name: 'Bo', country: 'DE', email: 'bo@example.com' },
      },
    ]);
    const note = await client.send('POST', '/customers/bo@example.com/notes', {
      text: 'Rings twice',
    });
    expect(note).toMatchObject({ status: 201, body: { text: 'Rings twice' } });
    expect((await client.send('GET', '/customers/bo@example.com')).body.notes).toHaveLength(1);
    const gone = `/customers/bo@example.com/notes/${note.body.id}?force=true`;
    expect((await client.send('DELETE', gone)).status).toBe(200);
    expect((await client.send('GET', '/customers/bo@example.com/notes')).body).toEqual([]);
    expect((await client.send('GET', '/customers/nobody@example.com')).status).toBe(404);
    expect((await client.send('POST', '/customers/99999/notes', { text: 'x' })).status).toBe(404);
  });

  test('the log-in link goes to the customer and is in the log; a guest has none', async () => {
    expect((await client.send('POST', `/customers/${ann}/log-in-link`)).body).toEqual({
      sent: true,
    });
    const jobs = await db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'email')
      .execute();
    const sent = jobs.map(({ payload }) => JSON.parse(payload));
    expect(sent).toContainEqual(
      expect.objectContaining({ kind: 'reset-password', to: 'ann@example.com' }),
    );
    const { body: log } = await client.send('GET', `/log?resource=customer&subject=${ann}`);
    expect(log[0]).toMatchObject({ action: 'updated' });
    expect(JSON.stringify(log)).not.toContain('token');
    expect((await client.send('POST', '/customers/bo@example.com/log-in-link')).status).toBe(409);
  });

  test('data of a guest is exported with an entry in the logs', async () => {
    const { body } = await client.send('GET', '/customers/bo@example.com/data');
    expect(body).toMatchObject({ account: null, email: 'bo@example.com' });
    expect(body.orders).toHaveLength(1);
    expect((await client.send('GET', `/customers/${ann}/data`)).body.account).toMatchObject({
      id: ann,
    });
    const audit = await db
      .selectFrom('audit_log')
      .select('details')
      .where('event', '=', 'data-exported')
      .execute();
    // The list as a CSV file has its own entry.
    const file = audit.filter(({ details }) => details.includes('"file":"customers"'));
    expect([audit.length, file.length]).toEqual([3, 1]);
  });

  test('is erased only when no order is open, and then nothing personal is left', async () => {
    await client.send('POST', '/customers/bo@example.com/notes', { text: 'About Bo' });
    expect((await client.send('DELETE', '/customers/bo@example.com')).status).toBe(409);
    await db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('email', '=', 'bo@example.com')
      .execute();
    expect((await client.send('DELETE', '/customers/bo@example.com')).body).toEqual({
      erased: true,
    });
    expect((await client.send('GET', '/customers/bo@example.com')).status).toBe(404);
    const left = JSON.stringify([
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('buyers').selectAll().execute(),
      await db.selectFrom('buyers_due').selectAll().execute(),
      await db.selectFrom('buyer_notes').selectAll().execute(),
    ]);
    expect(left).not.toContain('bo@example.com');
    expect(left).not.toContain('About Bo');
  });

  test('an editor may not see customers', async () => {
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', '/customers')).status).toBe(403);
    expect((await editor.send('DELETE', `/customers/${ann}`)).status).toBe(403);
  });
});

test('a subscription to the newsletter is ended once, with an entry in the log', async () => {
  const row = { email: 'cy@example.com', created_at: NOW, confirmed_at: NOW, asked_at: NOW };
  await db
    .insertInto('newsletter_subscribers')
    .values({ ...row, key: 'cy', consent: 'Yes', ended_at: null })
    .execute();
  const end = '/newsletter-subscribers/cy@example.com/end';
  expect((await client.send('POST', end)).body).toEqual({ ended: true });
  expect((await client.send('POST', end)).status).toBe(404);
  const { body } = await client.send('GET', '/newsletter-subscribers?state=ended');
  expect(body).toMatchObject([{ id: 'cy@example.com', state: 'ended' }]);
  const log = await client.send('GET', '/log?resource=newsletter_subscriber');
  expect(log.body).toMatchObject([{ subject: 'cy@example.com', action: 'updated' }]);
});
