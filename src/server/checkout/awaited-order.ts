import { PAYABLE } from '#rules/orders/may-pay.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import type { CartDraft } from '#server/orders/placing/draft-order.ts';
import { type OrderResult, refuseOrder } from '#server/orders/placing/placed-order.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckoutForm } from '#wire/forms/checkout-form.ts';

/**
 * The order that this cart was placed as before, whose payment failed; null where another is to be
 * written, because something of it is different now.
 */
export async function awaitedOrder(
  ctx: ShopContext,
  draft: CartDraft,
): Promise<OrderRecord | null> {
  const { awaiting } = draft.cart.state;
  const order = awaiting?.isBack && (await findOrder(ctx, awaiting.order));
  if (!order || !PAYABLE.includes(order.status)) return null;
  return isSame(order, draft) ? order : null;
}

function isSame(order: OrderRecord, draft: CartDraft): boolean {
  return encodeJson(orderDetails(order)) === encodeJson(draftDetails(draft));
}

function orderDetails(order: OrderRecord) {
  const of = (kind: string) => order.rows.flatMap((row) => (row.kind === kind ? row.code : []));
  return {
    lines: order.lines.map(({ key, quantity, total }) => [key, quantity, total]),
    totals: [order.totals.total, order.totals.tax, order.totals.shipping, order.gift.amount],
    rows: [of('coupon'), of('fee'), of('shipping')],
    person: [order.email, order.customerId, order.billing, order.shipping, order.customerNote],
  };
}

function draftDetails({ cart, session, email, billing, shipping, customerNote }: CartDraft) {
  const { totals, gift } = cart;
  const sums = new Map(totals.lines.map(({ key, total }) => [key, total]));
  return {
    lines: cart.lines.map(({ stored: { key, quantity } }) => [key, quantity, sums.get(key) ?? 0]),
    totals: [totals.total, totals.tax, totals.shipping, gift.amount],
    rows: [
      cart.coupons.map(({ coupon }) => coupon.code),
      totals.feeLines.map(({ id }) => id),
      totals.shippingLines.map(({ rateId }) => rateId),
    ],
    person: [email, session.customerId, billing, shipping, customerNote],
  };
}

/** Pays it as its own page would; from now on the new form is known by its key. */
export async function payAwaited(
  ctx: ShopContext,
  visitor: Visitor,
  order: OrderRecord,
  { paymentMethod, paymentData }: Pick<CheckoutForm, 'paymentMethod' | 'paymentData'>,
  key: string,
): Promise<OrderResult> {
  await ctx.db
    .updateTable('orders')
    .set({ idempotency_key: key })
    .where('id', '=', order.id)
    .execute();
  const paid = await payOrder(ctx, visitor, order, paymentMethod, paymentData);
  const { id, number, key: orderKey, currency, email, customerId, totals } = order;
  if (!paid.ok) return refuseOrder(paid.problems, { total: totals.total, refresh: true });
  const now = await findOrder(ctx, id);
  const status = now?.status ?? order.status;
  const placed = { id, number, key: orderKey, status, currency, email, customerId };
  const { payment } = paid;
  return { ok: true, order: { ...placed, total: totals.total }, payment, repeated: false };
}
