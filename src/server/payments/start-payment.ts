import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import { findProvider } from './payment-methods.ts';
import type { PayableOrder, PaymentStart } from './payment-provider.ts';

/**
 * Begins the payment of an order that waits for it. The order is written already, so a provider that
 * cannot be reached loses nothing: the order waits and can be paid from its page.
 */
export async function startPayment(
  ctx: ShopContext,
  order: PayableOrder & { status: OrderStatus },
  method: string,
): Promise<PaymentStart> {
  if (order.status !== 'pending') return { kind: 'done', status: order.status };
  const provider = findProvider(ctx, method);
  if (!provider) return { kind: 'failed' };
  const { id, number, key, total, currency, email } = order;
  try {
    return await provider.start(ctx, { id, number, key, total, currency, email });
  } catch (error) {
    ctx.report(error, { task: 'payment', provider: method, order: id });
    return { kind: 'failed' };
  }
}
