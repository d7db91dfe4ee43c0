import { type Config, PAYPAL_LIVE } from '#server/platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** The providers that the environment switches on, in a shop that is the demo shop or not. */
export function configuredProviders(
  {
    demo,
    paymentsTest,
    stripe,
    paypal,
  }: Pick<Config, 'demo' | 'paymentsTest' | 'stripe' | 'paypal'>,
  { isDemoShop, origin }: { isDemoShop: boolean; origin: string },
): PaymentProvider[] {
  // A shop that takes real money offers no payment without it.
  const isLive =
    (stripe !== undefined && /^(sk|rk)_live_/.test(stripe.secretKey)) ||
    paypal?.apiBase === PAYPAL_LIVE;
  const withoutMoney = paymentsTest || (demo && isDemoShop);
  return [
    ...(stripe ? [stripeProvider(stripe, origin)] : []),
    ...(paypal ? [paypalProvider(paypal, origin)] : []),
    ...(withoutMoney && !isLive ? [testProvider] : []),
  ];
}
