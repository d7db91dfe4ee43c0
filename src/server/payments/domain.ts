import { type Config, PAYPAL_LIVE } from '#server/platform/config.ts';
import { isDemoShop } from '#server/settings/demo-shop.ts';
import type { Domain } from '#server/settings/domain.ts';
import { extraProviders } from './payment-methods.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test-provider.ts';

export const paymentsDomain: Domain = {
  async services(before, { config, database, origin }) {
    const options = { isDemoShop: await isDemoShop(database.db), origin };
    return extraProviders.add(before, configuredProviders(config, options));
  },
};

/** The providers that the environment switches on, in a shop that is the demo shop or not. */
function configuredProviders(
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
