import { PAYABLE } from '#rules/orders/may-pay.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { paymentMethods } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { runAllOrNothing } from '#server/platform/database/all-or-nothing.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PaymentData } from '#wire/forms/payment-data.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRecord } from '../order-record.ts';
import { limitOrders, limitPayers, payingBrowser } from '../placing/limit-orders.ts';
import type { PaymentStart } from '../started-payment.ts';
import { moveStatus } from '../status/change-status.ts';
import { startPayment } from './start-payment.ts';

// An order that waits for its money, or whose payment failed, is paid from its own page, by the same
// way as before or another.
// Example: a card is refused, the order is "failed"; its buyer chooses bank transfer instead, and it
// is on hold like any order placed so, its pieces set aside again.

export type PayResult =
  | { ok: true; payment: PaymentStart }
  | { ok: false; problems: OrderProblem[] };

/** The payment methods that are offered for an order as it was placed; none in another currency. */
export function orderPayments(ctx: ShopContext, order: OrderRecord): PaymentProvider[] {
  if (order.currency !== ctx.settings['currency.code']) return [];
  return paymentMethods(ctx, {
    total: order.totals.total,
    country: order.billing.country,
    shippingRates: order.rows.flatMap(({ kind, code }) => (kind === 'shipping' ? code : [])),
    needsShipping: order.shipping !== null,
  });
}

/** Whoever pays is counted as whoever orders: a card can be tried out here as well. */
export async function payOrder(
  ctx: ShopContext,
  visitor: Pick<Visitor, 'address' | 'secretHash' | 'started' | 'tokenSession'>,
  order: OrderRecord,
  method: string,
  data: PaymentData = {},
): Promise<PayResult> {
  const provider = orderPayments(ctx, order).find(({ id }) => id === method);
  if (!provider) return { ok: false, problems: [{ code: 'ordering.problem.payment' }] };
  const charged = !provider.immediateStatus;
  const { address } = visitor;
  const by = { session: payingBrowser(visitor), address, createdVia: 'order-pay', charged };
  const sender = { ...by, email: order.email };
  const slowed = limitOrders(ctx, sender) ?? (await limitPayers(ctx, sender));
  if (slowed) return { ok: false, problems: [slowed] };
  const moved = await runAllOrNothing(ctx.db, (trx) => takeUp(trx, ctx, order.id, provider), {
    isolation: 'read committed',
  });
  if (!moved.ok) return moved;
  await ctx.invalidate(moved.tags);
  const { id, number, key, currency, email, customerId, totals } = order;
  const placed = { id, number, key, currency, email, customerId, total: totals.total };
  const payable = { ...placed, status: moved.status };
  const payment = await startPayment(ctx, payable, provider.id, {
    data,
    // Whoever has the order's key may pay for it, but not with what its buyer has saved.
    payer: (await currentCustomer(ctx, visitor))?.id,
    session: by.session,
    address,
  });
  return { ok: true, payment };
}

type ClaimedPayment =
  | { ok: true; status: OrderStatus; tags: string[] }
  | { ok: false; problems: OrderProblem[] };

/** One that was paid or ended meanwhile stays as it is, which is no failure. */
async function takeUp(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  provider: PaymentProvider,
): Promise<ClaimedPayment> {
  const to = provider.immediateStatus?.(ctx) ?? 'pending';
  const claimed = await trx
    .updateTable('orders')
    .set({
      payment_method: provider.id,
      payment_title: provider.title(ctx),
      updated_at: ctx.now,
    })
    .where('id', '=', orderId)
    .where('status', 'in', PAYABLE)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) {
    const { status } = await trx
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { ok: true, status, tags: [] };
  }
  const { outcome: result, tags } = await moveStatus(trx, ctx, orderId, to, { from: PAYABLE });
  return result.ok ? { ok: true, status: to, tags } : result;
}
