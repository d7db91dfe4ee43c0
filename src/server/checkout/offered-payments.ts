import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { paymentChoice } from '#server/payments/payment-choice.ts';
import { paymentMethods } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentChoice } from '#wire/checkout.ts';

/** The payment methods for this cart. */
export function offeredPayments(ctx: ShopContext, cart: PricedCart): PaymentChoice[] {
  return offeredProviders(ctx, cart).map((method) => paymentChoice(ctx, method));
}

/** The available providers, without their messages. */
export function offeredProviders(ctx: ShopContext, cart: PricedCart): PaymentProvider[] {
  if (cart.totals.total === 0) return [];
  return paymentMethods(ctx, {
    total: cart.totals.total,
    country: cart.state.billing?.country ?? cart.place.country,
    shippingRates: cart.shipping.packages.flatMap(({ selected }) => selected ?? []),
    needsShipping: cart.shipping.needed,
  });
}
