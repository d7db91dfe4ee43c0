import { WAITS_FOR_MONEY } from '#rules/orders/may-cancel.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import { moveStatus } from './change-status.ts';

/** Who asks; that they may is proven by their session or by the order's key. */
export type CancelledBy = { customerId: number } | 'key';

export type CancelResult =
  /** `changed` is false for the second of two clicks: it is cancelled, and was before. */
  | { ok: true; changed: boolean }
  /** Paid or taken up meanwhile; it stays as it is. */
  | { ok: false; status: OrderStatus };

/** Takes an order back for its buyer: pieces, coupons and emails follow as from any change of status. */
export async function cancelOrder(
  ctx: ShopContext,
  orderId: number,
  by: CancelledBy,
): Promise<CancelResult> {
  const note =
    by === 'key'
      ? 'Cancelled by the buyer, who came with the order’s link.'
      : `Cancelled by the buyer, logged in as customer ${by.customerId}.`;
  const { outcome: result, tags } = await runTransaction(
    ctx.db,
    (trx) =>
      moveStatus(trx, ctx, orderId, 'cancelled', {
        note,
        from: WAITS_FOR_MONEY,
        unpaid: true,
        byBuyer: true,
      }),
    { isolation: 'read committed' },
  );
  await ctx.invalidate(tags);
  if (!result.ok) throw new Error(`order ${orderId}: ${JSON.stringify(result.problems)}`);
  const { changed, from } = result;
  return changed || from === 'cancelled' ? { ok: true, changed } : { ok: false, status: from };
}
