import type { Money } from '#rules/money/money.ts';
import { translator } from '#server/language/translator.ts';
import type { StoredPayment } from '#server/payments/stored-payments.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderRow } from '../order-row.ts';

interface Unwanted {
  order: OrderRow;
  known: StoredPayment;
  amount: Money;
  reason: string;
}

/**
 * Writes down that a payment no order waits for goes back, whole: the order has received it, and has
 * returned it. Part of the caller's transaction; `sendRefund` asks the provider after the commit.
 */
export async function refundPayment(
  trx: Db,
  ctx: ShopContext,
  { order, known, amount, reason }: Unwanted,
): Promise<number> {
  await trx
    .updateTable('orders')
    .set((eb) => ({
      paid_amount: eb('paid_amount', '+', amount),
      refunded: eb('refunded', '+', amount),
      updated_at: ctx.now,
    }))
    .where('id', '=', order.id)
    .execute();
  const { id } = await trx
    .insertInto('order_refunds')
    .values({
      order_id: order.id,
      at: ctx.now,
      amount,
      reason,
      lines: encodeJson([]),
      restocked: encodeFlag(false),
      author: '',
      provider_state: 'pending',
      payment_id: known.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Reserved money that is not taken: the order owes it no more, as if it had been received and returned.
 * Part of the caller's transaction.
 */
export async function writeRelease(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  amount: Money,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({
      paid_amount: eb('paid_amount', '+', amount),
      refunded: eb('refunded', '+', amount),
    }))
    .where('id', '=', orderId)
    .execute();
  await trx
    .insertInto('order_refunds')
    .values({
      order_id: orderId,
      at: ctx.now,
      amount,
      reason: translator(ctx.settings)('ordering.notTaken'),
      lines: encodeJson([]),
      restocked: encodeFlag(false),
      author: '',
      provider_state: 'none',
      payment_id: null,
    })
    .execute();
}
