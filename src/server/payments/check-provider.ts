import type { ShopContext } from '#server/settings/context.ts';
import type { ProviderVerdict } from '#wire/vitrine/payment-check.ts';
import { providerAccounts } from './accounts/provider-accounts.ts';
import { findProvider } from './payment-methods.ts';

export interface CheckedProvider {
  verdict: ProviderVerdict;
  /** Null where it is not known. */
  isLive: boolean | null;
  hearsEvents: boolean | null;
}

/** Providers are switched on by keys; without them the shop does not know the method. */
function whyMissing(ctx: ShopContext, id: string): ProviderVerdict | null {
  if (id !== 'stripe' && id !== 'paypal') return null;
  switch (providerAccounts.of(ctx)(ctx)[id]?.problem) {
    case 'mixed':
      return 'mixed-keys';
    case 'unreadable':
      return 'unreadable-keys';
    case 'incomplete':
      return 'incomplete-keys';
    default:
      return 'no-keys';
  }
}

/** Whether a payment method could be paid by at this moment; null for one that does not exist. */
export async function checkProvider(ctx: ShopContext, id: string): Promise<CheckedProvider | null> {
  const provider = findProvider(ctx, id);
  const unknown = { isLive: null, hearsEvents: null };
  if (!provider) {
    const verdict = whyMissing(ctx, id);
    return verdict === null ? null : { verdict, ...unknown };
  }
  if (!provider.charging?.checkKeys) return { verdict: 'no-provider', ...unknown };
  try {
    const { ok, ...found } = await provider.charging.checkKeys(ctx);
    return ok ? { verdict: 'works', ...unknown, ...found } : { verdict: 'refused', ...unknown };
  } catch (error) {
    ctx.report(error, { payment: id });
    return { verdict: 'no-answer', ...unknown };
  }
}
