import type { CartResult } from '#server/cart/changing/change-cart.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';
import { offeredPayments } from './offered-payments.ts';

/** Totals and payment methods, for an answer that shows the notices itself. */
export async function loadReview(ctx: ShopContext, result: CartResult): Promise<CheckoutReview> {
  const payments = offeredPayments(ctx, result.cart);
  return {
    cart: await loadCartView(ctx, { cart: result.cart, notices: [] }, 'checkout'),
    payments,
    paymentMethod: selectedPayment(payments, result.cart.state.paymentMethod),
  };
}

/** The one chosen where it is offered, else the first. */
export function selectedPayment(payments: readonly PaymentChoice[], chosen: string): string {
  return payments.some(({ id }) => id === chosen) ? chosen : (payments[0]?.id ?? '');
}
