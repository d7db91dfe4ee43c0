import { findProvider } from '#server/payments/payment-methods.ts';
import { dataOf, type StoredPayment } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findOrder } from '../find-order.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/**
 * Asks the provider how a payment stands and does what follows from it. News is only a reason to ask:
 * what counts is what the provider says now, so that late and reordered news does no harm. A payment
 * whose first answer was lost is asked for again with its key. Null where the provider is not
 * configured any more.
 */
export async function followPayment(
  ctx: ShopContext,
  payment: StoredPayment,
): Promise<Settled | null> {
  const charging = findProvider(ctx, payment.provider)?.charging;
  if (!charging) return null;
  if (payment.reference !== null) {
    return settlePayment(ctx, payment.id, await charging.read(ctx, payment.reference));
  }
  const order = await findOrder(ctx, payment.order_id);
  if (!order) return null;
  const { id, number, key, currency, email, totals } = order;
  const asked = { id, number, key, currency, email, total: totals.total };
  const intent = { order: asked, key: payment.idempotency_key, data: dataOf(payment) };
  return settlePayment(ctx, payment.id, await charging.create(ctx, intent));
}
