import { mayBecome } from '#rules/orders/order-status.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { OrderRecord, OrderRefund } from '../order-record.ts';

/**
 * Takes back the record of a refund that was entered by mistake. False where the money has left
 * through the payment provider, or the order has ended with it. Pieces that were put back stay.
 */
export async function deleteRefund(
  { db, now }: ShopContext,
  order: OrderRecord,
  refund: OrderRefund,
  author: { name: string; customerId: number },
): Promise<boolean> {
  if (refund.providerRefund !== '' || !mayBecome(order.status, 'refunded')) return false;
  await db
    .updateTable('orders')
    .set((eb) => ({ refunded: eb('refunded', '-', refund.amount), updated_at: now }))
    .where('id', '=', order.id)
    .execute();
  for (const { lineId, quantity, amount } of refund.lines) {
    await db
      .updateTable('order_lines')
      .set((eb) => ({
        refunded_quantity: eb('refunded_quantity', '-', quantity),
        refunded_amount: eb('refunded_amount', '-', amount),
      }))
      .where('id', '=', lineId)
      .execute();
  }
  await db.deleteFrom('order_refunds').where('id', '=', refund.id).execute();
  await resourceChanged(db, { resource: 'order', event: 'updated', ids: [order.id] }, now);
  const { customerId, name } = author;
  const details = { order: order.id, amount: -refund.amount, author: name };
  await writeAudit(db, { event: 'order-refunded', customerId, details }, now);
  return true;
}
