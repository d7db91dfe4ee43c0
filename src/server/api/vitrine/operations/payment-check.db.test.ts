import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { paypalProvider } from '#server/payments/paypal/paypal-provider.ts';
import { stripeProvider } from '#server/payments/stripe/stripe-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { spawnStandIn } from '../../payments/testing/spawn-stand-in.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// The official clients against stand-ins of the providers that run as processes of their own.
// On SQLite alone: what happens at once is the start of the stand-ins.

const database = await testDatabase();
const { db } = database;
const [stripe, paypal] = await Promise.all([
  spawnStandIn('stripe', { WEBHOOK_SECRET: 'whsec_x' }),
  spawnStandIn('paypal', { WEBHOOK_ID: 'WH-1' }),
]);
afterAll(() => Promise.all([stripe.stop(), paypal.stop()]));
beforeEach(() => database.reset());

const CLOSED = 'http://127.0.0.1:9';

const byStripe = (secretKey: string, apiBase = stripe.url) =>
  stripeProvider(
    { secretKey, publishableKey: 'pk_test_x', webhookSecret: 'whsec_x', apiBase },
    'https://shop.example',
  );
const byPaypal = (clientId: string, apiBase = paypal.url) =>
  paypalProvider(
    { clientId, clientSecret: 'secret', webhookId: undefined, apiBase },
    'https://shop.example',
  );

async function tested(
  id: string,
  providers: readonly PaymentProvider[],
  role = 'shop_manager' as const,
) {
  const reported: unknown[] = [];
  const parts = {
    services: servicesWith(providers),
    report: (error: unknown) => void reported.push(error),
  };
  const client = await vitrineClient(db, { role, parts });
  const { status, body } = await client.send('POST', `/payment-methods/${id}/test`);
  return { status, body, reported: reported.length };
}

test.each([
  ['stripe', 'good keys', () => [byStripe('sk_test_x')], 'works', false, true],
  ['stripe', 'wrong keys', () => [byStripe('sk_test_wrong')], 'refused', null, null],
  ['stripe', 'nobody answering', () => [byStripe('sk_test_x', CLOSED)], 'no-answer', null, null],
  ['stripe', 'no keys', () => [], 'no-keys', null, null],
  ['paypal', 'good keys', () => [byPaypal('id')], 'works', false, false],
  ['paypal', 'wrong keys', () => [byPaypal('wrong')], 'refused', null, null],
  ['paypal', 'nobody answering', () => [byPaypal('id', CLOSED)], 'no-answer', null, null],
  ['bacs', 'no provider', () => [], 'no-provider', null, null],
])('%s with %s', async (id, _, providers, verdict, live, hears) => {
  const { status, body, reported } = await tested(id, providers());
  expect(status).toBe(200);
  expect(body).toEqual({ id, verdict, live, hears_events: hears });
  expect(reported).toBe(verdict === 'no-answer' ? 1 : 0);
  const entries = await db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'payment-method-tested')
    .execute();
  expect(entries.map(({ details }) => JSON.parse(details))).toMatchObject([
    { method: id, verdict },
  ]);
});

test('only those who manage settings may ask, about methods there are', async () => {
  expect((await tested('no-such', [])).status).toBe(404);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('POST', '/payment-methods/bacs/test')).status).toBe(403);
});
