import type { CartOutcome } from '#server/cart/changing/change-cart.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';
import { offeredPayments } from './offered-payments.ts';

/** Totals and payment methods, for an answer that shows the notices itself. */
export async function loadReview(ctx: ShopContext, outcome: CartOutcome): Promise<CheckoutReview> {
  const payments = offeredPayments(ctx, outcome.cart);
  return {
    cart: await loadCartView(ctx, { cart: outcome.cart, notices: [] }, 'checkout'),
    payments,
    paymentMethod: takenPayment(payments, outcome.cart.state.paymentMethod),
  };
}

/** The one chosen where it is offered, else the first. */
export function takenPayment(payments: readonly PaymentChoice[], chosen: string): string {
  return payments.some(({ id }) => id === chosen) ? chosen : (payments[0]?.id ?? '');
}
