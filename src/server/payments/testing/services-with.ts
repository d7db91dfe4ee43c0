import { NO_SERVICES, type Services } from '#server/platform/services.ts';
import { extraProviders } from '../payment-methods.ts';
import type { PaymentProvider } from '../payment-provider.ts';

/** The services of a shop with these providers: the same ones for every request. */
export function servicesWith(providers: readonly PaymentProvider[]): Services {
  return extraProviders.add(NO_SERVICES, () => providers);
}
