import { money } from '#rules/money/money.ts';
import { mayBecome } from '#rules/orders/order-status.ts';
import { refundLimit } from '#rules/orders/refund-limit.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { partsIn, returnCards } from '#server/gift-cards/order-cards.ts';
import { queueGiftCard } from '#server/gift-cards/send-cards.ts';
import { moveCredit } from '#server/gift-cards/store-credit.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { getRefund } from '../order-row.ts';
import { returnPieces } from '../stock/order-stock.ts';

/**
 * What follows from money that went back: gift cards, store credit, pieces, status, email, log. Part
 * of the caller's transaction, which invalidates the tags after it.
 */
export async function concludeRefund(
  trx: Db,
  ctx: ShopContext,
  refundId: number,
): Promise<string[]> {
  const row = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const { order_id: orderId } = row;
  const { lines, restocked, reason, author, authorId: customerId } = getRefund(row);
  const amount = money(row.amount);
  const credit = money(row.credit_amount);
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'email', 'total', 'paid_amount', 'refunded', 'customer_id', 'currency'])
    .select(['gift_amount', 'gift_returned', 'gift_cards'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const tags = restocked
    ? await returnPieces(trx, ctx, orderId, new Map(lines.map((l) => [l.lineId, l.quantity])))
    : [];
  const parts = partsIn(order.gift_cards);
  await returnCards(trx, orderId, parts, money(row.gift_amount), ctx.now);
  if (credit > 0 && order.customer_id !== null) {
    const movement = {
      amount: credit,
      account: 'refunded',
      orderId,
      author,
      note: reason,
    } as const;
    await moveCredit(trx, ctx, order.customer_id, movement);
  }
  const isCard = credit > 0 && order.customer_id === null;
  if (isCard) {
    const { email: recipient, currency } = order;
    const about = { amount: credit, note: reason, author };
    const issued = { ...about, currency, recipient, orderId: null, account: 'refunded' } as const;
    const card = await issueCard(trx, ctx, issued);
    const words = { recipient, name: '', sender: '', message: '', amount: credit };
    await queueGiftCard({ ...ctx, db: trx }, card, words);
  }
  const isFull = order.refunded === refundLimit(order) && order.gift_returned === order.gift_amount;
  const ends = isFull && (order.status === 'pending' || mayBecome(order.status, 'refunded'));
  await trx
    .updateTable('orders')
    .set({
      updated_at: ctx.now,
      ...(ends && { status: 'refunded' as const, held_until: null, remind_at: null }),
    })
    .where('id', '=', orderId)
    .execute();
  const details = { order: orderId, amount, author };
  await writeAudit(trx, { event: 'order-refunded', customerId, details }, ctx.now);
  const email = { kind: 'order-refunded', to: order.email, orderId } as const;
  await queueEmail(
    trx,
    { ...email, data: { amount, whole: isFull, reason, credit, isCard } },
    ctx.now,
  );
  await resourceChanged(trx, { resource: 'order', event: 'updated', ids: [orderId] }, ctx.now);
  return tags;
}
