import type { Config } from '#server/platform/config.ts';
import { isDemoShop } from '#server/settings/demo-shop.ts';
import type { Domain } from '#server/settings/domain.ts';
import {
  type ProviderAccounts,
  providerAccounts,
  readAccounts,
} from './accounts/provider-accounts.ts';
import { extraProviders } from './payment-methods.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { redirectProvider } from './test/redirect-provider.ts';
import { purgeTestCards } from './test/test-cards.ts';
import { testProvider } from './test/test-provider.ts';

export const paymentsDomain: Domain = {
  async services(before, { config, database, origin }) {
    const toAccounts = readAccounts(config);
    const isTrial = config.paymentsTest || (config.demo && (await isDemoShop(database.db)));
    const toProviders = usableProviders({ isTrial, origin });
    const withAccounts = providerAccounts.add(before, toAccounts);
    return extraProviders.add(withAccounts, (ctx) => toProviders(toAccounts(ctx)));
  },
  purge: purgeTestCards,
};

/** The providers of the accounts, made once for each version of them. */
function usableProviders({ isTrial, origin }: { isTrial: Config['demo']; origin: string }) {
  let known: { accounts: ProviderAccounts; providers: readonly PaymentProvider[] } | null = null;
  return (accounts: ProviderAccounts): readonly PaymentProvider[] => {
    if (known?.accounts !== accounts) {
      const { stripe, paypal } = accounts;
      // A shop that takes real money offers no payment without it.
      const isLive = (stripe?.isLive ?? false) || (paypal?.isLive ?? false);
      const providers = [
        ...(stripe?.keys ? [stripeProvider(stripe.keys, origin)] : []),
        ...(paypal?.keys ? [paypalProvider(paypal.keys, origin)] : []),
        ...(isTrial && !isLive
          ? [testProvider({ alone: !stripe?.keys && !paypal?.keys }), redirectProvider]
          : []),
      ];
      known = { accounts, providers };
    }
    return known.providers;
  };
}
