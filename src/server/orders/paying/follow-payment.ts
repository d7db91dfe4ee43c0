import { findProvider } from '#server/payments/payment-methods.ts';
import type { ProviderPayment } from '#server/payments/payment-provider.ts';
import { type StoredPayment, toData } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findOrder } from '../find-order.ts';
import { getStart, type PaymentStart } from '../started-payment.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

export interface Followed extends Settled {
  seen: ProviderPayment;
}

/**
 * Asks the provider how a payment stands and does what follows from it. News is only a reason to ask:
 * what counts is what the provider says now, so that late and reordered news does no harm. A payment
 * whose first answer was lost is asked for again with its key. Null where the provider is not
 * configured any more.
 */
export async function followPayment(
  ctx: ShopContext,
  payment: StoredPayment,
): Promise<Followed | null> {
  const seen = await askProvider(ctx, payment);
  return seen && { ...(await settlePayment(ctx, payment.id, seen)), seen };
}

/** The same for a shopper who waits: a provider that does not answer is reported, not shown. */
export async function lookAgain(ctx: ShopContext, payment: StoredPayment): Promise<PaymentStart> {
  try {
    const followed = await followPayment(ctx, payment);
    return followed ? getStart(followed.seen, followed.status) : { kind: 'failed' };
  } catch (error) {
    ctx.report(error, { task: 'payment', provider: payment.provider, order: payment.order_id });
    return { kind: 'failed' };
  }
}

async function askProvider(
  ctx: ShopContext,
  payment: StoredPayment,
): Promise<ProviderPayment | null> {
  const charging = findProvider(ctx, payment.provider)?.charging;
  if (!charging) return null;
  if (payment.reference !== null) return charging.read(ctx, payment.reference);
  const order = await findOrder(ctx, payment.order_id);
  if (!order) return null;
  const { id, number, key, currency, email, totals } = order;
  const requested = { id, number, key, currency, email, total: totals.total };
  return charging.create(ctx, {
    order: requested,
    key: payment.idempotency_key,
    data: toData(payment),
  });
}
