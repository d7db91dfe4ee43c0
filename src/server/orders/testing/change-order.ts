import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import { type RefundInput, type RefundResult, refundWithin } from '../refunds/refund-order.ts';
import { moveStatus, type StatusResult } from '../status/change-status.ts';

// What a manager does to an order, without the API around it.

export async function changeStatus(
  ctx: ShopContext,
  orderId: number,
  to: OrderStatus,
  note = '',
): Promise<StatusResult> {
  const { outcome: result, tags } = await runTransaction(
    ctx.db,
    (trx) => moveStatus(trx, ctx, orderId, to, { note }),
    { isolation: 'read committed' },
  );
  await ctx.invalidate(tags);
  return result;
}

export async function refundOrder(
  ctx: ShopContext,
  orderId: number,
  refund: RefundInput,
): Promise<RefundResult> {
  const { outcome: result, tags } = await runTransaction(ctx.db, (trx) =>
    refundWithin(trx, ctx, orderId, refund),
  );
  await ctx.invalidate(tags);
  return result;
}
