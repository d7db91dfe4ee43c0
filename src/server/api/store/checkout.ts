import { money } from '#rules/money/money.ts';
import { addressOf } from '#server/cart/cart-location.ts';
import type { CartAddress, CartState } from '#server/cart/cart-state.ts';
import { type CartOutcome, readCart, showCart } from '#server/cart/change-cart.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { saveChoices } from '#server/checkout/save-choices.ts';
import { submitOrder } from '#server/checkout/submit-order.ts';
import { translator } from '#server/language/translator.ts';
import { ADDRESS_FIELDS, ADDRESS_FORM_NAMES, type Address, EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import {
  ATTRIBUTION_EXTENSION,
  type CheckoutOrder,
  checkoutChange,
  checkoutOrder,
  type GivenAddress,
} from '#wire/store/checkout.ts';
import { noParams } from '#wire/store/params.ts';
import type { CallRequest } from '../call.ts';
import type { RestError } from '../rest/rest-error.ts';
import { endpoint, type RestResult } from '../rest/rest-route.ts';
import { cartChange, cartHeaders } from './cart-endpoint.ts';
import { draftAnswer, orderAnswer } from './checkout-answer.ts';
import { checkoutError } from './checkout-error.ts';

export const readStoreCheckout = endpoint(noParams, async (_, call) =>
  draftResult(call, await showCart(call.ctx, call.visitor)),
);

/** The choices before the order; the note comes with the order itself. */
export const changeStoreCheckout = cartChange(checkoutChange, async ({ payment_method }, call) => {
  const choices = payment_method === undefined ? {} : { paymentMethod: payment_method };
  return draftResult(call, await saveChoices(call.ctx, call.visitor, choices));
});

async function draftResult(call: CallRequest, outcome: CartOutcome): Promise<RestResult> {
  const headers = cartHeaders(call, outcome);
  if (outcome.cart.lines.length === 0) return { ok: false, error: emptyCart(call), headers };
  return { ok: true, answer: { body: await draftAnswer(call, outcome), headers } };
}

function emptyCart({ ctx }: CallRequest): RestError {
  const message = translator(ctx.settings)('checkout.problem.empty');
  return { code: 'woocommerce_rest_cart_empty', message, status: 400 };
}

/** The order. `Idempotency-Key` makes a second try safe; without one the cart is the key. */
export const placeStoreOrder = cartChange(checkoutOrder, async (given, call) => {
  const { ctx, visitor, request } = call;
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  const key = (request.headers.get('idempotency-key') ?? '').slice(0, 200);
  const form = { ...formOf(given, state), key };
  const terms = given.extensions?.vitrine !== undefined;
  const outcome = await submitOrder(ctx, visitor, form, { via: 'store-api', terms });
  const headers = cartHeaders(call, await readCart(ctx, visitor));
  if (outcome.ok) return { ok: true, answer: { body: await orderAnswer(call, outcome), headers } };
  return { ok: false, error: checkoutError(outcome, ctx.settings), headers };
});

/** What was left out is as the cart has it. */
function formOf(given: CheckoutOrder, state: CartState): Omit<CheckoutForm, 'key'> {
  const extra = given.extensions?.vitrine;
  const billing = addressIn(given.billing_address, state.billing);
  const shipping = {
    ...addressIn(given.shipping_address, state.shipping ?? state.billing),
    email: '',
  };
  return {
    billing,
    shipping,
    shipToDifferent: differs(shipping, billing),
    note: given.customer_note ?? '',
    terms: extra?.terms ?? false,
    createAccount: given.create_account ?? false,
    password: given.customer_password ?? '',
    paymentMethod: given.payment_method ?? state.paymentMethod,
    shippingMethods: {},
    shownTotal: extra?.shown_total === undefined ? null : money(extra.shown_total),
    shownCart: extra?.shown_cart ?? '',
    attribution: { ...given.extensions?.[ATTRIBUTION_EXTENSION] },
  };
}

function addressIn(given: GivenAddress | undefined, stored: CartAddress | null): Address {
  const address: Address = stored ? addressOf(stored) : { ...EMPTY_ADDRESS };
  for (const field of ADDRESS_FIELDS) {
    const value = given?.[ADDRESS_FORM_NAMES[field]];
    if (value !== undefined) address[field] = value;
  }
  return address;
}

function differs(shipping: Address, billing: Address): boolean {
  return ADDRESS_FIELDS.some((field) => field !== 'email' && shipping[field] !== billing[field]);
}
