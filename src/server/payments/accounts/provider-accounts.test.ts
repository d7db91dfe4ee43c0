import { expect, test } from 'vitest';
import { PAYPAL_LIVE, PAYPAL_SANDBOX, readConfig } from '#server/platform/config.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { encryptSetting, type SecretSetting } from '#server/settings/secret-settings.ts';
import { readAccounts } from './provider-accounts.ts';

const encryption = createEncryption(['a secret key of the shop, long enough']);
const other = createEncryption(['the secret key of another shop, long enough']);
const NONE = readConfig({});
const STRIPE_ENV = { STRIPE_SECRET_KEY: 'sk_live_env', STRIPE_PUBLISHABLE_KEY: 'pk_live_env' };

/** Settings as they are stored: what is secret is encrypted. */
function stored(values: Partial<Settings>, by = encryption): Settings {
  const secrets: SecretSetting[] = [
    'payments.stripeSecretKey',
    'payments.stripeWebhookSecret',
    'payments.paypalClientSecret',
  ];
  const settings = { ...defaultSettings(), ...values };
  for (const name of secrets) {
    settings[name] = encryptSetting({ encryption: by }, name, settings[name]);
  }
  return settings;
}

const read = (values: Partial<Settings>, env: Record<string, string> = {}, by = encryption) =>
  readAccounts(readConfig(env))({ settings: stored(values, by), encryption });

const CARD_KEYS = {
  'payments.stripePublishableKey': 'pk_test_1',
  'payments.stripeSecretKey': 'sk_test_1',
} as const;

test('without any key there is no account', () => {
  expect(read({})).toEqual({ stripe: null, paypal: null });
});

test('keys of the settings are decrypted; without a webhook its notifications are not verified', () => {
  expect(read(CARD_KEYS).stripe).toEqual({
    source: 'settings',
    keys: {
      publishableKey: 'pk_test_1',
      secretKey: 'sk_test_1',
      webhookSecret: undefined,
      apiBase: undefined,
    },
    problem: null,
    isLive: false,
    hasWebhook: false,
  });
  const webhook = read({ ...CARD_KEYS, 'payments.stripeWebhookSecret': 'whsec_1' }).stripe;
  expect(webhook).toMatchObject({ keys: { webhookSecret: 'whsec_1' }, hasWebhook: true });
});

test('keys of the environment win', () => {
  expect(read(CARD_KEYS, STRIPE_ENV).stripe).toMatchObject({
    source: 'environment',
    keys: { secretKey: 'sk_live_env' },
    isLive: true,
  });
});

test.each<[string, Partial<Settings>, string]>([
  ['one key alone', { 'payments.stripeSecretKey': 'sk_test_1' }, 'incomplete'],
  ['a webhook alone', { 'payments.stripeWebhookSecret': 'whsec_1' }, 'incomplete'],
  [
    'a live key with a test key',
    { ...CARD_KEYS, 'payments.stripeSecretKey': 'sk_live_1' },
    'mixed',
  ],
])('%s cannot be paid to', (_, values, problem) => {
  expect(read(values).stripe).toMatchObject({ keys: null, problem });
});

test('keys that were stored with another secret key are said to be unreadable', () => {
  expect(read(CARD_KEYS, {}, other).stripe).toMatchObject({ keys: null, problem: 'unreadable' });
  const paypal = { 'payments.paypalClientId': 'id', 'payments.paypalClientSecret': 'secret' };
  expect(read(paypal, {}, other).paypal).toMatchObject({ keys: null, problem: 'unreadable' });
});

test('a PayPal account is live, unless the setting says that it is for tests', () => {
  const keys = { 'payments.paypalClientId': 'id', 'payments.paypalClientSecret': 'secret' };
  expect(read(keys).paypal).toMatchObject({ isLive: true, keys: { apiBase: PAYPAL_LIVE } });
  const sandbox = read({ ...keys, 'payments.paypalSandbox': true }).paypal;
  expect(sandbox).toMatchObject({ isLive: false, keys: { apiBase: PAYPAL_SANDBOX } });
  const incomplete = read({ 'payments.paypalClientId': 'id' }).paypal;
  expect(incomplete).toMatchObject({ keys: null, problem: 'incomplete' });
});

test('accounts are read again only when a key has changed', () => {
  const toAccounts = readAccounts(NONE);
  const settings = stored(CARD_KEYS);
  const first = toAccounts({ settings, encryption });
  expect(toAccounts({ settings: { ...settings, 'shop.name': 'Lantern' }, encryption })).toBe(first);
  const changed = { ...settings, 'payments.stripePublishableKey': 'pk_test_2' };
  expect(toAccounts({ settings: changed, encryption })).not.toBe(first);
  expect(toAccounts({ settings: changed, encryption }).stripe?.keys?.publishableKey).toBe(
    'pk_test_2',
  );
});
