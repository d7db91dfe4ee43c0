import type { Money } from '#rules/money/money.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import { settleAddresses } from '#server/orders/placing/order-addresses.ts';
import type { PlacedOrder } from '#server/orders/placing/placed-order.ts';
import { nextAddress, type PaymentStart } from '#server/orders/started-payment.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import type { OrderRequest } from '#wire/order.ts';
import { placeOrder } from './place-order.ts';
import { saveChoices } from './save-choices.ts';

export type SubmitResult =
  | { ok: true; order: PlacedOrder; redirect: string; payment: PaymentStart }
  | {
      ok: false;
      problems: OrderProblem[];
      /** The total of this moment; null where it was not computed. */
      total: Money | null;
      /** The cart is another than the page shows. */
      refresh: boolean;
      /** Nothing is left to order. */
      empty: boolean;
    };

export interface SubmitChoices {
  /** 'checkout' or 'store-api'. */
  via: string;
  /** True for a form that shows the terms. */
  terms: boolean;
}

/** From a filled form to an order and the page that follows it. */
export async function submitOrder(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  { via, terms: termsVisible }: SubmitChoices,
): Promise<SubmitResult> {
  const request = toRequest(form, via);
  const result = await placeOrder(ctx, visitor, request, { form, termsVisible: termsVisible });
  if (result.ok) {
    const { order, payment } = result;
    return { ok: true, order, payment, redirect: nextAddress(ctx, order, payment) };
  }
  const { cart } = await readCart(ctx, visitor);
  const empty = cart.lines.length === 0;
  // The page shows again what was typed.
  if (!empty) await saveForm(ctx, visitor, request, cart.shipping.needed);
  const { problems, total, refresh } = result;
  return { ok: false, problems, total, refresh, empty };
}

function toRequest(form: CheckoutForm, createdVia: string): OrderRequest {
  return {
    idempotencyKey: form.key,
    billing: form.billing,
    shipping: form.shipToDifferent ? form.shipping : null,
    shippingMethods: form.shippingMethods,
    paymentMethod: form.paymentMethod,
    paymentData: form.paymentData,
    customerNote: form.note,
    shownTotal: form.shownTotal,
    shownCart: form.shownCart,
    attribution: form.attribution,
    createdVia,
  };
}

/** Stores the form's choices with the cart; its notices wait for the answer that shows the cart. */
async function saveForm(
  ctx: ShopContext,
  visitor: Visitor,
  request: OrderRequest,
  needsShipping: boolean,
): Promise<void> {
  const { billing, shipping } = settleAddresses(request, getAddressParts(ctx.settings));
  const { shippingMethods, paymentMethod } = request;
  const chosen = {
    billing: billing.address,
    shipping: needsShipping && shipping ? shipping.address : null,
    shippingMethods,
    ...(paymentMethod !== '' && { paymentMethod }),
  };
  await saveChoices(ctx, visitor, chosen, { saveNotices: true });
}
