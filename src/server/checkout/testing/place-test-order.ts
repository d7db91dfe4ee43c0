import type { AcceptedOrder } from '#server/orders/placing/placed-order.ts';
import { ada } from '#server/orders/testing/test-order.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import type { FormOrigin } from '../place-order.ts';
import { type SubmitResult, submitOrder } from '../submit-order.ts';
import { newKey } from './test-checkout.ts';

/** The checkout's form as a guest in New York fills it in, with a new key each time. */
export function filledForm(parts: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    billing: ada,
    shipping: EMPTY_ADDRESS,
    shipToDifferent: false,
    shippingMethods: {},
    paymentMethod: 'bacs',
    paymentData: {},
    note: '',
    terms: true,
    createAccount: false,
    password: '',
    key: newKey(),
    shownTotal: null,
    shownCart: '',
    attribution: {},
    ...parts,
  };
}

/** Sends the form from the page of the checkout, or from where `origin` says. */
export function submitForm(
  ctx: ShopContext,
  visitor: Visitor,
  parts: Partial<CheckoutForm> = {},
  origin: Partial<FormOrigin> = {},
): Promise<SubmitResult> {
  const from: FormOrigin = { createdVia: 'checkout', termsVisible: true, ...origin };
  return submitOrder(ctx, visitor, filledForm(parts), from);
}

/** The same for an order that must not be refused. */
export async function placeTestOrder(
  ctx: ShopContext,
  visitor: Visitor,
  parts: Partial<CheckoutForm> = {},
): Promise<AcceptedOrder> {
  const result = await submitForm(ctx, visitor, parts);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
