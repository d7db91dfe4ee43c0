import { beforeEach, expect, test } from 'vitest';
import { providerAccounts, readAccounts } from '#server/payments/accounts/provider-accounts.ts';
import { readConfig } from '#server/platform/config.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

/** A manager of a shop whose settings are those that are stored now. */
async function clientNow(role: 'administrator' | 'shop_manager', env: Record<string, string> = {}) {
  const settings = await readSettings(db, (problem) => expect(problem).toBeUndefined());
  const services = providerAccounts.add(NO_SERVICES, readAccounts(readConfig(env)));
  return vitrineClient(db, { role, settings, parts: { services } });
}

const KEYS = {
  'payments.stripePublishableKey': ' pk_test_1 ',
  'payments.stripeSecretKey': 'sk_test_topsecret',
  'payments.stripeWebhookSecret': 'whsec_topsecret',
};

test('keys are entered by an administrator, stored encrypted, and never shown again', async () => {
  const admin = await clientNow('administrator');
  const { body: before } = await admin.send('GET', '/payment-accounts');
  expect(before).toMatchObject([
    { id: 'stripe', source: 'none', problem: null, live: null, last_event_at: null },
    { id: 'paypal', source: 'none' },
  ]);
  expect((await admin.send('PUT', '/settings', { values: KEYS })).status).toBe(200);
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  expect(JSON.stringify(rows)).not.toContain('topsecret');
  const { body: listed } = await admin.send('GET', '/settings?group=payments');
  expect(JSON.stringify(listed)).not.toContain('topsecret');
  const log = await db.selectFrom('manager_changes').selectAll().execute();
  expect(JSON.stringify(log)).not.toContain('topsecret');

  const { body } = await (await clientNow('shop_manager')).send('GET', '/payment-accounts');
  expect(body[0]).toMatchObject({
    source: 'settings',
    problem: null,
    live: false,
    has_webhook: true,
    webhook_url: expect.stringMatching(/^https?:\/\/.+\/payments\/stripe\/webhook$/),
    webhook_events: expect.arrayContaining(['payment_intent.succeeded']),
  });
  expect(JSON.stringify(body)).not.toContain('topsecret');
});

test('a manager cannot say whose account the money goes to', async () => {
  const manager = await clientNow('shop_manager');
  const refused = await manager.send('PUT', '/settings', { values: KEYS });
  expect(refused.status).toBe(403);
  expect(await db.selectFrom('settings').select('name').execute()).toEqual([]);
});

test.each([
  ['payments.stripePublishableKey', 'sk_test_1', 'pk_'],
  ['payments.stripeSecretKey', 'pk_test_1', 'sk_ or rk_'],
  ['payments.stripeWebhookSecret', 'secret', 'whsec_'],
  ['payments.paypalClientId', 'two words', 'spaces'],
])('%s refuses %s', async (name, value, reason) => {
  const admin = await clientNow('administrator');
  const { status, body } = await admin.send('PUT', `/settings/${name}`, { value });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(reason);
});

test('says what is wrong with an account, and when it was last heard', async () => {
  const admin = await clientNow('administrator');
  const half = { 'payments.stripePublishableKey': 'pk_test_1' };
  await admin.send('PUT', '/settings', { values: half });
  const received_at = Date.UTC(2026, 4, 30);
  await db
    .insertInto('payment_webhooks')
    .values({ provider: 'stripe', event_id: 'evt_1', kind: 'x', reference: null, received_at })
    .execute();
  const later = await clientNow('administrator');
  expect((await later.send('GET', '/payment-accounts')).body[0]).toMatchObject({
    problem: 'incomplete',
    live: null,
    last_event_at: '2026-05-30T00:00:00.000Z',
  });
  expect((await later.send('POST', '/payment-methods/stripe/test')).body).toMatchObject({
    verdict: 'incomplete-keys',
  });
  await admin.send('PUT', '/settings/payments.stripeSecretKey', { value: 'sk_live_1' });
  const mixed = await clientNow('administrator');
  expect((await mixed.send('POST', '/payment-methods/stripe/test')).body).toMatchObject({
    verdict: 'mixed-keys',
  });
});
