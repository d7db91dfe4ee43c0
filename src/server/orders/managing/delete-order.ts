import { WAITS_FOR_MONEY } from '#rules/orders/may-cancel.ts';
import { releaseOrderCoupons } from '#server/coupons/release-coupon.ts';
import { partsIn, returnCards } from '#server/gift-cards/order-cards.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { returnOrderStock } from '../stock/order-stock.ts';

// Both run in a transaction, which `ctx.db` is.

/** An order in the trash is in no list, its buyer's included, and can be taken out again. */
export async function trashOrder({ db, now }: ShopContext, orderId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ trashed: 1, updated_at: now })
    .where('id', '=', orderId)
    .execute();
}

/**
 * Deletes an order with all that belongs to it. One that still waits for its money gives back its
 * stock, its coupons and what gift cards paid first: later nothing would know of them.
 */
export async function deleteOrder(ctx: ShopContext, orderId: number): Promise<void> {
  const { db } = ctx;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'paid_at', 'stock_state', 'gift_cards'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return;
  const waits = order.paid_at === null && WAITS_FOR_MONEY.includes(order.status);
  if (waits && order.stock_state === 'taken') {
    await ctx.invalidate(await returnOrderStock(db, ctx, orderId));
  }
  if (waits) {
    await releaseOrderCoupons(db, orderId);
    await returnCards(db, orderId, partsIn(order.gift_cards), 'all', ctx.now);
  }
  // Files that were sent for it belong to nothing now, and are purged like any such file.
  await db
    .updateTable('option_uploads')
    .set({ claimed: 0, order_id: null, created_at: 0 })
    .where('order_id', '=', orderId)
    .execute();
  await db.deleteFrom('review_invitations').where('order_id', '=', orderId).execute();
  await db.deleteFrom('orders').where('id', '=', orderId).execute();
}
