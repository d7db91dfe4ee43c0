import { money } from '#rules/money/money.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { paymentsOf } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderRecord } from '../order-record.ts';
import { settlePayment } from './settle-payment.ts';

export type Captured =
  | { ok: true; status: OrderStatus }
  /** No money is reserved for the order, or its provider has done what was asked otherwise. */
  | { ok: false };

/** Takes the money that is reserved for an order. Asked twice, the provider takes it once. */
export async function capturePayment(ctx: ShopContext, order: OrderRecord): Promise<Captured> {
  const capture = findProvider(ctx, order.paymentMethod)?.charging?.capture;
  const payments = await paymentsOf(ctx.db, order.id, order.paymentMethod);
  const reserved = payments.findLast(({ state }) => state === 'authorised');
  if (!capture || !reserved?.reference) return { ok: false };
  const { id, reference, amount, currency, idempotency_key: key } = reserved;
  const asked = { reference, amount: money(amount), currency, key: `${key}-capture` };
  const { status } = await settlePayment(ctx, id, await capture(ctx, asked));
  return { ok: true, status };
}
