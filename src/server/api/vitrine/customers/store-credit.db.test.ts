import { beforeAll, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { checkLedger } from '#server/gift-cards/testing/check-ledger.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let wc: ManagerClient;
let path = '';
let ann = 0;

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await vitrineClient(db);
  wc = await managerClient(db);
  ann = await addPerson(db, 'ann@example.com', NOW, { emailVerified: true });
  path = `/customers/${ann}/store-credit`;
});

async function paidOrder(customer: number) {
  const billing = { first_name: 'Bo', country: 'US', state: 'NY', email: 'bo@example.com' };
  const line_items = [{ product_id: shop.tray, quantity: 1 }];
  const body = { customer_id: customer, billing, set_paid: true, line_items };
  const response = await wc.send('POST', '/orders', body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}

test('is granted and taken off with a reason, which its ledger names', async () => {
  expect((await client.send('GET', path)).body).toMatchObject({ balance: '0.00', entries: [] });
  const granted = await client.send('POST', path, { amount: '15.00', reason: 'A broken mug' });
  expect(granted.body).toMatchObject({ currency: 'USD', balance: '15.00' });
  const reduced = await client.send('POST', path, { amount: '-5', reason: 'Half of it was ours' });
  expect(reduced.body).toMatchObject({
    balance: '10.00',
    entries: [
      { account: 'granted', amount: '-5.00', note: 'Half of it was ours', order_id: null },
      { account: 'granted', amount: '15.00', note: 'A broken mug' },
    ],
  });
  const log = await db
    .selectFrom('manager_changes')
    .select(['subject', 'whole_resource', 'whole_subject'])
    .where('resource', '=', 'store_credit')
    .execute();
  const entry = {
    subject: String(ann),
    whole_resource: 'customer',
    whole_subject: String(ann),
  };
  expect(log).toEqual([entry, entry]);
  // Among the gift cards it is not: it has no code.
  expect((await client.send('GET', '/gift-cards')).body).toEqual([]);
});

test.each([
  [{ amount: '0', reason: 'None' }, 400, 'vitrine_rest_store_credit_amount'],
  [{ amount: '5', reason: '  ' }, 400, 'vitrine_rest_store_credit_reason'],
  [{ amount: '-500', reason: 'Too much' }, 400, 'vitrine_rest_store_credit_short'],
])('%j is refused', async (body, status, code) => {
  expect(await client.send('POST', path, body)).toMatchObject({ status, body: { code } });
});

test('a guest has none, and who may not manage orders sees none', async () => {
  await paidOrder(0);
  const guest = await client.send('GET', '/customers/bo@example.com/store-credit');
  expect(guest).toMatchObject({ status: 409, body: { code: 'vitrine_rest_customer_no_account' } });
  expect((await client.send('GET', '/customers/99999/store-credit')).status).toBe(404);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('GET', path)).status).toBe(403);
});

test('a refund of wc/v3 becomes store credit', async () => {
  const before = Number((await client.send('GET', path)).body.balance);
  const { id } = await paidOrder(ann);
  const extensions = { vitrine: { store_credit: true } };
  const refund = await wc.send('POST', `/orders/${id}/refunds`, { amount: '10.00', extensions });
  expect(refund).toMatchObject({ status: 201, body: { refunded_payment: false } });
  const { body } = await client.send('GET', path);
  expect(body.balance).toBe((before + 10).toFixed(2));
  expect(body.entries[0]).toMatchObject({ account: 'refunded', amount: '10.00', order_id: id });
  await checkLedger(db);
});
