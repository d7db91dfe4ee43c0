import { declineCode } from '#rules/payments/decline-reason.ts';
import { baseLocation, cartAddress, emptyAddress } from '#server/cart/cart-location.ts';
import type { CartResult } from '#server/cart/changing/change-cart.ts';
import { offeredPayments } from '#server/checkout/offered-payments.ts';
import { selectedPayment } from '#server/checkout/review.ts';
import type { SubmitResult } from '#server/checkout/submit-order.ts';
import { translator } from '#server/language/translator.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { PaymentStart } from '#server/orders/started-payment.ts';
import { returnAddress } from '#wire/forms/payment-data.ts';
import type { StoreCheckout } from '#wire/store/checkout.ts';
import type { CallRequest } from '../call.ts';
import { loadStoreCart } from './to-store-cart.ts';

/** Before the order: what is known so far, and the cart. No order is written for looking. */
export async function draftResponse(call: CallRequest, result: CartResult): Promise<StoreCheckout> {
  const { ctx, origin } = call;
  const { cart } = result;
  const base = emptyAddress(baseLocation(ctx.settings));
  const { email: _, ...shipping } = cart.state.shipping ?? base;
  return {
    order_id: 0,
    status: 'checkout-draft',
    order_key: '',
    order_number: '0',
    customer_note: '',
    customer_id: cart.situation.customer.id ?? 0,
    billing_address: cart.state.billing ?? base,
    shipping_address: shipping,
    payment_method: selectedPayment(offeredPayments(ctx, cart), cart.state.paymentMethod),
    payment_result: null,
    additional_fields: {},
    __experimentalCart: await loadStoreCart(ctx, result, origin),
    extensions: {},
  };
}

const PAYMENT_STATUS = {
  done: 'success',
  redirect: 'success',
  confirm: 'pending',
  working: 'pending',
  declined: 'failure',
  failed: 'failure',
} as const satisfies Record<PaymentStart['kind'], string>;

/** Placed now, or paid now from its own page. */
type PaidOrder = Pick<Extract<SubmitResult, { ok: true }>, 'order' | 'payment' | 'redirect'>;

export async function orderResponse(
  { ctx, origin }: CallRequest,
  { order, payment, redirect }: PaidOrder,
): Promise<StoreCheckout> {
  const record = await findOrder(ctx, order.id);
  if (!record) throw new Error(`order ${order.id} was placed and is not there`);
  const to = redirect.startsWith('/') ? `${origin}${redirect}` : redirect;
  const back = `${origin}${returnAddress(record.paymentMethod, order)}`;
  const extra =
    payment.kind === 'confirm' ? [...Object.entries(payment.data), ['return_url', back]] : [];
  const why = payment.kind === 'declined' ? declineCode(payment.reason) : null;
  const declined = why
    ? [
        ['errorCode', why],
        ['errorMessage', translator(ctx.settings)(why)],
      ]
    : [];
  const details = [
    ['result', PAYMENT_STATUS[payment.kind]],
    ['redirect', to],
    ...extra,
    ...declined,
  ];
  const { email: _, ...shipping } = cartAddress(record.shipping ?? record.billing);
  return {
    order_id: order.id,
    status: record.status,
    order_key: order.key,
    order_number: order.number,
    customer_note: record.customerNote,
    customer_id: order.customerId ?? 0,
    billing_address: cartAddress(record.billing),
    shipping_address: shipping,
    payment_method: record.paymentMethod,
    payment_result: {
      payment_status: PAYMENT_STATUS[payment.kind],
      payment_details: details.map(([key = '', value = '']) => ({ key, value })),
      redirect_url: to,
    },
    additional_fields: {},
    __experimentalCart: null,
    extensions: {},
  };
}
