import type { Config } from '#server/platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** The providers that the environment switches on, in a shop that is the demo shop or not. */
export function configuredProviders(
  { demo, paymentsTest, stripe }: Pick<Config, 'demo' | 'paymentsTest' | 'stripe'>,
  isDemoShop: boolean,
): PaymentProvider[] {
  // A shop that takes real money offers no payment without it.
  const isLive = stripe !== undefined && /^(sk|rk)_live_/.test(stripe.secretKey);
  const withoutMoney = paymentsTest || (demo && isDemoShop);
  return [
    ...(stripe ? [stripeProvider(stripe)] : []),
    ...(withoutMoney && !isLive ? [testProvider] : []),
  ];
}
