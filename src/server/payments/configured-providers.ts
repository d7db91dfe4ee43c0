import type { Config } from '#server/platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** The providers that the environment switches on. */
export function configuredProviders({
  demo,
  paymentsTest,
  stripe,
}: Pick<Config, 'demo' | 'paymentsTest' | 'stripe'>): PaymentProvider[] {
  // A shop that takes real money offers no payment without it.
  const isLive = stripe !== undefined && /^(sk|rk)_live_/.test(stripe.secretKey);
  return [
    ...(stripe ? [stripeProvider(stripe)] : []),
    ...((demo || paymentsTest) && !isLive ? [testProvider] : []),
  ];
}
