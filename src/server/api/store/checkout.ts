import { money } from '#rules/money/money.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { toAddress } from '#server/cart/cart-location.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import { type CartResult, readCart, showCart } from '#server/cart/changing/change-cart.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { toCheckoutProblem } from '#server/checkout/problem-text.ts';
import { saveChoices } from '#server/checkout/save-choices.ts';
import { submitOrder } from '#server/checkout/submit-order.ts';
import { translator } from '#server/language/translator.ts';
import { addressProblems, settleAddresses } from '#server/orders/placing/order-addresses.ts';
import { findProvider, getProviders } from '#server/payments/payment-methods.ts';
import { ADDRESS_FIELDS, ADDRESS_FORM_NAMES, type Address, EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';
import {
  type AddressInput,
  ATTRIBUTION_EXTENSION,
  type CheckoutOrder,
  checkoutChange,
  checkoutOrder,
} from '#wire/store/checkout.ts';
import { noParams } from '#wire/store/params.ts';
import type { CallRequest } from '../call.ts';
import { invalidParams, type RestError } from '../rest/rest-error.ts';
import type { RestResult } from '../rest/rest-route.ts';
import { cartChange, cartHeaders } from './cart-endpoint.ts';
import { checkoutError } from './checkout-error.ts';
import { draftResponse, orderResponse } from './checkout-response.ts';
import { wrongAddresses } from './parts/address-params.ts';
import { refuseInCart } from './parts/refuse-in-cart.ts';
import { loadStoreCart } from './to-store-cart.ts';

/** Addresses are in it: reading asks for the nonce too. */
export const readStoreCheckout = cartChange(noParams, async (_, call) =>
  draftResult(call, await showCart(call.ctx, call.visitor)),
);

/** The choices before the order; the note comes with the order itself. */
export const changeStoreCheckout = cartChange(checkoutChange, async ({ payment_method }, call) => {
  const unknown = unknownPayment(call, payment_method);
  if (unknown) return refuseInCart(call, unknown);
  const choices = payment_method === undefined ? {} : { paymentMethod: payment_method };
  return draftResult(call, await saveChoices(call.ctx, call.visitor, choices));
});

async function draftResult(call: CallRequest, result: CartResult): Promise<RestResult> {
  const headers = cartHeaders(call, result);
  return { ok: true, answer: { body: await draftResponse(call, result), headers } };
}

/** A method that this shop does not know is a wrong parameter; one not offered is refused later. */
function unknownPayment({ ctx }: CallRequest, method: string | undefined): RestError | null {
  if (!method || findProvider(ctx, method)) return null;
  const known = getProviders(ctx).map(({ id }) => id);
  return invalidParams({ payment_method: `is not one of ${known.join(', ')}` });
}

/** Both addresses at once; the problems are also given as the page shows them at its fields. */
function wrongAddress({ ctx }: CallRequest, form: Omit<CheckoutForm, 'key'>): RestError | null {
  const t = translator(ctx.settings);
  const both = { ...form, shipToDifferent: true };
  const { billing, shipping } = settleAddresses(both, getAddressParts(ctx.settings));
  const wrong = wrongAddresses(
    { billing: billing.problems, shipping: shipping?.problems ?? [] },
    t,
  );
  if (!wrong) return null;
  const addresses = { billing, shipping: form.shipToDifferent ? shipping : null };
  const problems = addressProblems(addresses, true, t).map((each) => toCheckoutProblem(each, t));
  return { ...wrong, data: { ...wrong.data, problems, total: null, refresh: false, empty: false } };
}

/** The order. `Idempotency-Key` makes a second try safe; without one the cart is the key. */
export const placeStoreOrder = cartChange(checkoutOrder, async (input, call) => {
  const { ctx, visitor, request } = call;
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  const key = (request.headers.get('idempotency-key') ?? '').slice(0, 200);
  const form = { ...getForm(input, state), key };
  const wrong = unknownPayment(call, input.payment_method) ?? wrongAddress(call, form);
  if (wrong) return refuseInCart(call, wrong);
  const result = await submitOrder(ctx, visitor, form, {
    createdVia: 'store-api',
    termsVisible: input.extensions?.vitrine !== undefined,
  });
  const reading = await readCart(ctx, visitor);
  const headers = cartHeaders(call, reading);
  if (result.ok) return { ok: true, answer: { body: await orderResponse(call, result), headers } };
  const error = checkoutError(result, ctx.settings);
  if (error.status !== 409) return { ok: false, error, headers };
  const cart = await loadStoreCart(ctx, reading, call.origin);
  return { ok: false, error: { ...error, data: { ...error.data, cart } }, headers };
});

/**
 * The billing address is the one that was sent, as in WooCommerce: a field that was left out is empty.
 * A shipping address that was left out is the cart's.
 */
function getForm(input: CheckoutOrder, state: CartState): Omit<CheckoutForm, 'key'> {
  const extra = input.extensions?.vitrine;
  const billing = sentAddress(input.billing_address);
  const stored = state.shipping ?? state.billing;
  const shipping = {
    ...(input.shipping_address
      ? sentAddress(input.shipping_address)
      : stored
        ? toAddress(stored)
        : billing),
    email: '',
  };
  return {
    billing,
    shipping,
    shipToDifferent: differs(shipping, billing),
    note: input.customer_note ?? '',
    terms: extra?.terms ?? false,
    createAccount: input.create_account ?? false,
    password: input.customer_password ?? '',
    paymentMethod: input.payment_method ?? state.paymentMethod,
    paymentData: input.payment_data,
    shippingMethods: {},
    shownTotal: extra?.shown_total === undefined ? null : money(extra.shown_total),
    shownCart: extra?.shown_cart ?? '',
    attribution: { ...input.extensions?.[ATTRIBUTION_EXTENSION] },
  };
}

function sentAddress(input: AddressInput): Address {
  const address: Address = { ...EMPTY_ADDRESS };
  for (const field of ADDRESS_FIELDS) {
    const value = input[ADDRESS_FORM_NAMES[field]];
    if (value !== undefined) address[field] = value;
  }
  return address;
}

function differs(shipping: Address, billing: Address): boolean {
  return ADDRESS_FIELDS.some((field) => field !== 'email' && shipping[field] !== billing[field]);
}
