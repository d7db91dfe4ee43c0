import { isLiveKey } from '#rules/payments/live-key.ts';
import {
  type Config,
  PAYPAL_LIVE,
  PAYPAL_SANDBOX,
  type PaypalKeys,
  type StripeKeys,
} from '#server/platform/config.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { decryptSetting, type SecretSetting } from '#server/settings/secret-settings.ts';

// The accounts at providers that the shop's money goes to. Keys in the environment win; without any
// for a provider those of the settings count, which an administrator enters.
// Example: a publishable key alone is an account with the problem 'incomplete', and no card is
// offered.

export type AccountProblem =
  /** A key that payments need is missing. */
  | 'incomplete'
  /** Stored with a SECRET_KEY that the shop does not have any more. */
  | 'unreadable'
  /** One key is for tests, the other is not. */
  | 'mixed';

export interface ProviderAccount<Keys> {
  source: 'environment' | 'settings';
  /** Null where the account cannot be used. */
  keys: Keys | null;
  problem: AccountProblem | null;
  isLive: boolean;
  /** Whether notifications of the provider can be verified. */
  hasWebhook: boolean;
}

/** Null for a provider without any key. */
export interface ProviderAccounts {
  stripe: ProviderAccount<StripeKeys> | null;
  paypal: ProviderAccount<PaypalKeys> | null;
}

type AccountConfig = Pick<Config, 'stripe' | 'paypal' | 'stripeApiBase' | 'paypalApiBase'>;
type AccountContext = Pick<ShopContext, 'settings' | 'encryption'>;

/** Of the shop that a context belongs to. */
export const providerAccounts = defineService<(ctx: AccountContext) => ProviderAccounts>(
  () => () => ({ stripe: null, paypal: null }),
);

/** Read once for each version of the keys: decrypting for every request would cost it. */
export function readAccounts(config: AccountConfig): (ctx: AccountContext) => ProviderAccounts {
  let known: { settings: Settings; stamp: string; accounts: ProviderAccounts } | null = null;
  return (ctx) => {
    const { settings } = ctx;
    if (known?.settings === settings) return known.accounts;
    const stamp = JSON.stringify(storedKeys(settings));
    const accounts =
      known?.stamp === stamp
        ? known.accounts
        : { stripe: stripeAccount(config, ctx), paypal: paypalAccount(config, ctx) };
    known = { settings, stamp, accounts };
    return accounts;
  };
}

function storedKeys(settings: Settings) {
  return [
    settings['payments.stripePublishableKey'],
    settings['payments.stripeSecretKey'],
    settings['payments.stripeWebhookSecret'],
    settings['payments.paypalClientId'],
    settings['payments.paypalClientSecret'],
    settings['payments.paypalWebhookId'],
    settings['payments.paypalSandbox'],
  ];
}

/** '' where nothing is stored, null where it cannot be read. */
function readSecret(ctx: AccountContext, name: SecretSetting): string | null {
  const stored = ctx.settings[name];
  return stored === '' ? '' : decryptSetting(ctx, name, stored);
}

function stripeAccount(
  { stripe, stripeApiBase }: AccountConfig,
  ctx: AccountContext,
): ProviderAccount<StripeKeys> | null {
  if (stripe) return usableStripe('environment', stripe);
  const publishableKey = ctx.settings['payments.stripePublishableKey'];
  const secretKey = readSecret(ctx, 'payments.stripeSecretKey');
  const webhookSecret = readSecret(ctx, 'payments.stripeWebhookSecret');
  if (publishableKey === '' && secretKey === '' && webhookSecret === '') return null;
  if (secretKey === null || webhookSecret === null) return unusable('unreadable');
  if (publishableKey === '' || secretKey === '') return unusable('incomplete');
  if (isLiveKey(publishableKey) !== isLiveKey(secretKey)) return unusable('mixed');
  return usableStripe('settings', {
    publishableKey,
    secretKey,
    webhookSecret: webhookSecret === '' ? undefined : webhookSecret,
    apiBase: stripeApiBase,
  });
}

function usableStripe(
  source: 'environment' | 'settings',
  keys: StripeKeys,
): ProviderAccount<StripeKeys> {
  const hasWebhook = keys.webhookSecret !== undefined;
  return { source, keys, problem: null, isLive: isLiveKey(keys.secretKey), hasWebhook };
}

function paypalAccount(
  { paypal, paypalApiBase }: AccountConfig,
  ctx: AccountContext,
): ProviderAccount<PaypalKeys> | null {
  if (paypal) return usablePaypal('environment', paypal);
  const clientId = ctx.settings['payments.paypalClientId'];
  const clientSecret = readSecret(ctx, 'payments.paypalClientSecret');
  const webhookId = ctx.settings['payments.paypalWebhookId'];
  if (clientId === '' && clientSecret === '' && webhookId === '') return null;
  if (clientSecret === null) return unusable('unreadable');
  if (clientId === '' || clientSecret === '') return unusable('incomplete');
  const isSandbox = ctx.settings['payments.paypalSandbox'];
  return usablePaypal('settings', {
    clientId,
    clientSecret,
    webhookId: webhookId === '' ? undefined : webhookId,
    apiBase: isSandbox && paypalApiBase === PAYPAL_LIVE ? PAYPAL_SANDBOX : paypalApiBase,
  });
}

function usablePaypal(
  source: 'environment' | 'settings',
  keys: PaypalKeys,
): ProviderAccount<PaypalKeys> {
  return {
    source,
    keys,
    problem: null,
    isLive: keys.apiBase === PAYPAL_LIVE,
    hasWebhook: keys.webhookId !== undefined,
  };
}

function unusable(problem: AccountProblem): ProviderAccount<never> {
  return { source: 'settings', keys: null, problem, isLive: false, hasWebhook: false };
}
