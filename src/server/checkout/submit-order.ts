import { getAddressParts } from '#server/addresses/address-parts.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { settleAddresses } from '#server/orders/placing/order-addresses.ts';
import type { AcceptedOrder, RefusedOrder } from '#server/orders/placing/placed-order.ts';
import { nextAddress } from '#server/orders/started-payment.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import { type FormOrigin, placeOrder } from './place-order.ts';
import { saveChoices } from './save-choices.ts';

export type SubmitResult =
  /** `redirect` is the page that follows. */
  | (AcceptedOrder & { redirect: string })
  /** `empty`: nothing is left to order. */
  | (RefusedOrder & { empty: boolean });

/** From a filled form to an order and the page that follows it. */
export async function submitOrder(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  origin: FormOrigin,
): Promise<SubmitResult> {
  const result = await placeOrder(ctx, visitor, form, origin);
  if (result.ok) return { ...result, redirect: nextAddress(ctx, result.order, result.payment) };
  const { cart } = await readCart(ctx, visitor);
  const empty = cart.lines.length === 0;
  // The page shows again what was typed.
  if (!empty) await saveForm(ctx, visitor, form, cart.shipping.needed);
  return { ...result, empty };
}

/** Stores the form's choices with the cart; its notices wait for the answer that shows the cart. */
async function saveForm(
  ctx: ShopContext,
  visitor: Visitor,
  form: CheckoutForm,
  needsShipping: boolean,
): Promise<void> {
  const { billing, shipping } = settleAddresses(form, getAddressParts(ctx.settings));
  const { shippingMethods, paymentMethod } = form;
  const chosen = {
    billing: billing.address,
    shipping: needsShipping && shipping ? shipping.address : null,
    shippingMethods,
    ...(paymentMethod !== '' && { paymentMethod }),
  };
  await saveChoices(ctx, visitor, chosen, { saveNotices: true });
}
