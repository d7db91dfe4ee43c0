import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { fakeProvider } from '#server/orders/testing/fake-provider.ts';
import { NOW, orderContext } from '#server/orders/testing/test-order.ts';
import type { ProviderMethod } from '#server/payments/payment-provider.ts';
import { MERGE_CARDS_JOB, mergeHandler } from '#server/payments/saved/merge-cards.ts';
import {
  chargedData,
  savedMethods,
  takeSavedMethod,
} from '#server/payments/saved/saved-methods.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';

const database = await testDatabase();
const { db } = database;

/** What was saved at the provider, by the name of the set-up. */
const CARDS: Readonly<Record<string, Partial<ProviderMethod>>> = {
  march: { reference: 'pm_1', fingerprint: 'f1', expYear: 2027 },
  may: { reference: 'pm_2', fingerprint: 'f1', expYear: 2031 },
  other: { reference: 'pm_3', fingerprint: 'f2' },
  unknown: { reference: 'pm_4', fingerprint: '' },
  unknownToo: { reference: 'pm_5', fingerprint: '' },
};
const saving = {
  createCustomer: async () => 'cus_1',
  begin: async () => ({}),
  finish: async (_: unknown, __: string, setup: string): Promise<ProviderMethod> => ({
    ...{ reference: '', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2034, fingerprint: '' },
    ...CARDS[setup],
  }),
  read: async (_: unknown, reference: string): Promise<ProviderMethod | null> => {
    const setup = Object.entries(CARDS).find(([, card]) => card.reference === reference)?.[0];
    return setup === undefined ? null : saving.finish(_, '', setup);
  },
  remove: async () => undefined,
  deleteCustomer: async () => undefined,
};
const services = servicesWith([fakeProvider({ saving })]);
const ctx = orderContext(db, {}, { services });
let ann = 0;

beforeEach(async () => {
  await database.reset();
  ann = await addPerson(db, 'ann@example.com', NOW);
  const customer = { customer_id: ann, provider: 'fake', idempotency_key: 'k', reference: 'cus_1' };
  await db.insertInto('payment_customers').values(customer).execute();
});

const save = (setup: string) => takeSavedMethod(ctx, ann, 'fake', setup);
const expiries = async () => (await savedMethods(ctx, ann)).map(({ expires }) => expires);

test('the same card saved again is listed once, as it is now, and stays the default', async () => {
  await save('march');
  await save('other');
  await save('may');
  await save('may');
  const listed = await savedMethods(ctx, ann);
  expect(listed).toMatchObject([
    { expires: '04/31', isDefault: true },
    { expires: '04/34', isDefault: false },
  ]);
  // The new one is charged, and the old one is deleted at the provider.
  const data = await chargedData(ctx, ann, 'fake', { saved_method: listed[0]?.id ?? '' });
  expect(data).toMatchObject({ payment_method: 'pm_2' });
  const jobs = await db.selectFrom('jobs').select('payload').execute();
  expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([
    { provider: 'fake', kind: 'method', reference: 'pm_1' },
  ]);
});

test('cards without a fingerprint differ by what the provider calls them', async () => {
  await save('unknown');
  await save('unknownToo');
  await save('unknown');
  expect(await expiries()).toHaveLength(2);
});

test('cards saved twice before their fingerprints were stored become one', async () => {
  const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2027, created_at: NOW };
  const savedRow = { customer_id: ann, provider: 'fake', ...card };
  await db
    .insertInto('saved_payment_methods')
    .values([
      { ...savedRow, reference: 'pm_1', is_default: 1 },
      { ...savedRow, reference: 'pm_3', is_default: 0 },
      { ...savedRow, reference: 'pm_2', is_default: 0 },
      { ...savedRow, reference: 'pm_4', is_default: 0 },
      { ...savedRow, reference: 'pm_gone', is_default: 0 },
    ])
    .execute();
  const run = { id: 1, kind: MERGE_CARDS_JOB, attempt: 1, payload: {} };
  await mergeHandler.run(ctx, run);
  await mergeHandler.run(ctx, run);
  const rows = db.selectFrom('saved_payment_methods').select(['reference', 'is_default']);
  expect(await rows.orderBy('reference').execute()).toEqual([
    { reference: 'pm_2', is_default: 1 },
    { reference: 'pm_3', is_default: 0 },
    { reference: 'pm_4', is_default: 0 },
    { reference: 'pm_gone', is_default: 0 },
  ]);
  const jobs = await db.selectFrom('jobs').select('payload').execute();
  expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([
    { provider: 'fake', kind: 'method', reference: 'pm_1' },
  ]);
});
