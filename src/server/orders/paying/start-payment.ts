import { findProvider } from '#server/payments/payment-methods.ts';
import type {
  Charging,
  PayableOrder,
  PaymentData,
  ProviderPayment,
} from '#server/payments/payment-provider.ts';
import { dataOf, openPayment, type StoredPayment } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import { type PaymentStart, startOf } from './payment-start.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Begins the payment of an order that waits for it. Order and attempt are written already, so a
 * provider that cannot be reached loses nothing: the order waits and can be paid from its page, and
 * the same attempt is never charged twice.
 */
export async function startPayment(
  ctx: ShopContext,
  order: PayableOrder & { status: OrderStatus },
  method: string,
  data: PaymentData = {},
): Promise<PaymentStart> {
  const charging = findProvider(ctx, method)?.charging;
  if (order.status === 'failed' && charging) return { kind: 'declined' };
  if (order.status !== 'pending') return { kind: 'done', status: order.status };
  if (!charging) return { kind: 'failed' };
  const { id, number, key, total, currency, email } = order;
  const payable = { id, number, key, total, currency, email };
  const payment = await openPayment(ctx, payable, method, data);
  try {
    const seen = await ask(ctx, charging, payable, payment);
    const { status } = await settlePayment(ctx, payment.id, seen);
    return startOf(seen, status);
  } catch (error) {
    ctx.report(error, { task: 'payment', provider: method, order: id });
    return { kind: 'failed' };
  }
}

function ask(
  ctx: ShopContext,
  charging: Charging,
  order: PayableOrder,
  payment: StoredPayment,
): Promise<ProviderPayment> {
  if (payment.reference !== null) return charging.read(ctx, payment.reference);
  return charging.create(ctx, { order, key: payment.idempotency_key, data: dataOf(payment) });
}
