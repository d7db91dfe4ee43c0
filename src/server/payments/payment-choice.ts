import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentChoice } from '#wire/checkout.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** A payment method as the shopper sees it. */
export function paymentChoice(ctx: ShopContext, provider: PaymentProvider): PaymentChoice {
  const results = provider.results?.(ctx);
  const card = provider.card?.(ctx);
  return {
    id: provider.id,
    title: provider.title(ctx),
    description: provider.description(ctx),
    ...(results && { outcomes: results }),
    ...(card && { card }),
  };
}
