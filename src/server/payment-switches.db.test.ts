import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { recordKeys } from '#rules/records/record-keys.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { markDemoShop } from './settings/demo-shop.ts';
import { PAYMENT_SETTINGS } from './settings/groups/payment-settings.ts';
import { saveSetting } from './settings/save-setting.ts';
import { serveShop } from './testing/serve-shop.ts';

const database = await testDatabase();
beforeEach(() => database.reset());

const LIVE = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };
const TEST = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };

/** What a shop that was started in this environment answers. */
async function response<T>(
  env: Record<string, string>,
  read: (get: (path: string) => Promise<Response>) => Promise<T>,
): Promise<T> {
  const log = createLog({ level: 'error', write: () => undefined });
  const { origin, close } = await serveShop({ database, env, log });
  try {
    return await read((path) => fetch(origin + path, { redirect: 'manual' }));
  } finally {
    await close();
  }
}

const cart = z.object({ payment_methods: z.array(z.string()) });
const offered = (env: Record<string, string>) =>
  response(env, async (get) => {
    const reply = await get('/wp-json/wc/store/v1/cart');
    return cart.parse(await reply.json()).payment_methods;
  });

/** Which of these pages may load something of the provider. */
const reaching = (env: Record<string, string>) =>
  response(env, async (get) => {
    const found: string[] = [];
    for (const path of [
      '/',
      '/shop',
      '/cart',
      '/checkout',
      '/checkout/order-pay/1',
      '/my-account',
    ]) {
      // The second answer of some comes from the cache.
      await get(path);
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("script-src 'self'");
      if (policy.includes('stripe.com')) found.push(path);
    }
    return found;
  });

test('a shop that was never the demo shop offers no test payment, whatever DEMO says', async () => {
  expect(await offered({})).not.toContain('test');
  expect(await offered({ DEMO: '1' })).not.toContain('test');
  expect(await offered({ DEMO: '1', PAYMENTS_TEST: '1' })).toContain('test');
});

test('the demo shop offers it, until it is switched off or takes real money', async () => {
  await markDemoShop(database.db, Date.now());
  expect(await offered({})).toContain('test');
  expect(await offered({ DEMO: '0' })).not.toContain('test');
  expect(await offered(LIVE)).not.toContain('test');
  expect(await offered({ ...LIVE, PAYMENTS_TEST: '1' })).not.toContain('test');
});

test('only pages that pay may reach the provider, and only while it is switched on', async () => {
  expect(await reaching(TEST)).toEqual(['/checkout', '/checkout/order-pay/1']);
  expect(await reaching({})).toEqual([]);
  await saveSetting(database.db, 'payments.express', true, Date.now());
  const buying = ['/shop', '/cart', '/checkout', '/checkout/order-pay/1'];
  expect(await reaching(TEST)).toEqual(buying);
  expect(await reaching({})).toEqual([]);
  const set = PAYMENT_SETTINGS.stripe.fallback;
  await saveSetting(database.db, 'payments.stripe', { ...set, enabled: false }, Date.now());
  expect(await reaching(TEST)).toEqual([]);
});

test('keys of the settings switch a provider on, and live ones the test payment off', async () => {
  await markDemoShop(database.db, Date.now());
  const save = async (mode: 'test' | 'live') => {
    const values = {
      'payments.stripePublishableKey': `pk_${mode}_x`,
      'payments.stripeSecretKey': `sk_${mode}_x`,
    } as const;
    for (const name of recordKeys(values)) {
      await saveSetting(database.db, name, values[name], Date.now());
    }
  };
  await save('test');
  expect(await offered({})).toEqual(expect.arrayContaining(['stripe', 'test']));
  expect(await reaching({})).toEqual(['/checkout', '/checkout/order-pay/1']);
  await save('live');
  const live = await offered({});
  expect(live).toContain('stripe');
  expect(live).not.toContain('test');
});
