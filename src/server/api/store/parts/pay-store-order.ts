import { PAYABLE } from '#rules/orders/may-pay.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { translator } from '#server/language/translator.ts';
import { orderProblemText } from '#server/orders/order-problem.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { nextAddress } from '#server/orders/started-payment.ts';
import { orderPayment } from '#wire/store/order.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { cartChange, cartHeaders } from '../cart-endpoint.ts';
import { orderResponse } from '../checkout-response.ts';
import { allowedOrder } from '../order.ts';
import { refuseInCart } from './refuse-in-cart.ts';

/**
 * Paying for an order that waits for its money, by the same method or another. Its addresses stay as
 * they were placed: a change of them is a manager's.
 */
export const payStoreOrder = cartChange(orderPayment, async (requested, call) => {
  const { ctx, visitor } = call;
  const allowed = await allowedOrder(call, requested);
  if (!allowed.ok) return refuseInCart(call, allowed.error);
  const { order } = allowed;
  const t = translator(ctx.settings);
  if (!PAYABLE.includes(order.status)) {
    const paid: RestError = {
      code: 'invalid_order_update_status',
      message: t('store.order.paid'),
      status: 400,
    };
    return refuseInCart(call, paid);
  }
  const result = await payOrder(
    ctx,
    visitor,
    order,
    requested.payment_method,
    requested.payment_data,
  );
  if (!result.ok) {
    const [problem] = result.problems;
    const code =
      requested.payment_method === ''
        ? 'woocommerce_rest_checkout_missing_payment_method'
        : 'woocommerce_rest_checkout_payment_method_disabled';
    const message = problem ? orderProblemText(problem, t) : '';
    return refuseInCart(call, { code, message, status: 400 });
  }
  const { payment } = result;
  const redirect = nextAddress(ctx, order, payment);
  const placed = { ...order, total: order.totals.total };
  const body = await orderResponse(call, { order: placed, payment, redirect });
  return { ok: true, answer: { body, headers: cartHeaders(call, await readCart(ctx, visitor)) } };
});
