import { countFailure } from '#server/payments/payment-failures.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { StoredPayment } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Counts a failed attempt to pay. Whoever has to wait cannot try on at the provider either: the payment
 * is ended there, and the next one is begun through the shop, which makes them wait.
 */
export async function noteFailure(
  ctx: ShopContext,
  payment: StoredPayment,
  card: string,
): Promise<void> {
  const { order_id, session, address, reference } = payment;
  const order = await ctx.db
    .selectFrom('orders')
    .select('email')
    .where('id', '=', order_id)
    .executeTakeFirst();
  const payer = { session, address, email: order?.email ?? '', card };
  const waits = await countFailure(ctx, payer);
  const charging = findProvider(ctx, payment.provider)?.charging;
  if (!waits || reference === null || !charging?.cancel) return;
  try {
    await settlePayment(ctx, payment.id, await charging.cancel(ctx, reference));
  } catch (error) {
    // Paid meanwhile, or not reached: the reconciliation looks at it.
    ctx.report(error, { task: 'payment', provider: payment.provider, order: order_id });
  }
}
