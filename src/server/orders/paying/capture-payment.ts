import { type Money, money } from '#rules/money/money.ts';
import { captureAmount } from '#rules/payments/capture-amount.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { ProviderPayment } from '#server/payments/payment-provider.ts';
import { loadPayments, type StoredPayment } from '#server/payments/stored-payments.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderRecord } from '../order-record.ts';
import { followPayment, lookAgain } from './follow-payment.ts';
import { settlePayment } from './settle-payment.ts';

export type Captured =
  | { ok: true; status: OrderStatus; amount: Money }
  /** No money is reserved for the order, or its provider has done what was asked otherwise. */
  | { ok: false; why: 'nothing' }
  /** More than is reserved, or nothing. */
  | { ok: false; why: 'amount' };

/**
 * Takes the money that is reserved for an order, or a part of it; the rest is released. Asked twice,
 * the provider takes it once. What is asked for is written down first, so that the provider's news
 * fits it even where its answer is lost.
 */
export async function capturePayment(
  ctx: ShopContext,
  order: OrderRecord,
  requested: Money | null = null,
): Promise<Captured> {
  const capture = findProvider(ctx, order.paymentMethod)?.charging?.capture;
  const payments = await loadPayments(ctx.db, order.id, order.paymentMethod);
  const reserved = payments.findLast(({ state }) => state === 'authorised');
  if (!capture || !reserved?.reference) return { ok: false, why: 'nothing' };
  const { id, reference, currency, idempotency_key: key } = reserved;
  const amount = captureAmount(requested, money(reserved.amount));
  if (amount === null) return { ok: false, why: 'amount' };
  if (await isInUse(ctx, reserved, amount)) return { ok: false, why: 'nothing' };
  await ctx.db
    .updateTable('payments')
    .set({ capture_amount: amount })
    .where('id', '=', id)
    .where('state', '=', 'authorised')
    .execute();
  const expected = { reference, amount, currency, key: `${key}-capture-${amount}` };
  const seen = await askOrLose(ctx, reserved, () => capture(ctx, expected));
  if (!seen) return { ok: false, why: 'nothing' };
  const { status } = await settlePayment(ctx, id, seen);
  return { ok: true, status, amount };
}

/** Null where somebody else has taken or released the money first, which the provider then refuses. */
async function askOrLose(
  ctx: ShopContext,
  payment: StoredPayment,
  ask: () => Promise<ProviderPayment>,
): Promise<ProviderPayment | null> {
  try {
    return await ask();
  } catch (refused) {
    await lookAgain(ctx, payment);
    const row = await ctx.db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    if (row.state === 'authorised') throw refused;
    return null;
  }
}

/** Another amount was asked for before and its answer lost: what the provider says now counts. */
async function isInUse(ctx: ShopContext, payment: StoredPayment, amount: Money): Promise<boolean> {
  if (payment.capture_amount === null || payment.capture_amount === amount) return false;
  const followed = await followPayment(ctx, payment);
  return followed?.seen.state !== 'authorised';
}
