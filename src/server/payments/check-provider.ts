import type { ShopContext } from '#server/settings/context.ts';
import type { ProviderVerdict } from '#wire/vitrine/payment-check.ts';
import { findProvider } from './payment-methods.ts';

/** Providers that are switched on by keys; without them the shop does not know the method. */
const BY_KEYS: readonly string[] = ['stripe', 'paypal'];

export interface CheckedProvider {
  verdict: ProviderVerdict;
  /** Null where it is not known. */
  isLive: boolean | null;
  hearsEvents: boolean | null;
}

/** Whether a payment method could be paid by at this moment; null for one that does not exist. */
export async function checkProvider(ctx: ShopContext, id: string): Promise<CheckedProvider | null> {
  const provider = findProvider(ctx, id);
  const unknown = { isLive: null, hearsEvents: null };
  if (!provider) return BY_KEYS.includes(id) ? { verdict: 'no-keys', ...unknown } : null;
  if (!provider.charging?.checkKeys) return { verdict: 'no-provider', ...unknown };
  try {
    const { ok, ...found } = await provider.charging.checkKeys(ctx);
    return ok ? { verdict: 'works', ...unknown, ...found } : { verdict: 'refused', ...unknown };
  } catch (error) {
    ctx.report(error, { payment: id });
    return { verdict: 'no-answer', ...unknown };
  }
}
