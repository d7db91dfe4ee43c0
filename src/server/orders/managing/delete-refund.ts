import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { OrderRecord, OrderRefund } from '../order-record.ts';
import { undoRefund } from '../refunds/undo-refund.ts';

/**
 * Takes back the record of a refund that was entered by mistake. False where the money has left
 * through the payment provider or is about to, or is on a gift card or store credit, or the order has
 * ended with it. Pieces that were put back stay.
 */
export async function deleteRefund(
  { db, now }: ShopContext,
  order: OrderRecord,
  refund: OrderRefund,
  author: { name: string; customerId: number },
): Promise<boolean> {
  const onCards = refund.giftAmount > 0 || refund.creditAmount > 0;
  const left = refund.providerRefund !== '' || refund.isPending || onCards;
  if (left || order.status === 'refunded') return false;
  await undoRefund(db, order.id, refund, now);
  await resourceChanged(db, { resource: 'order', event: 'updated', ids: [order.id] }, now);
  const { customerId, name } = author;
  const details = { order: order.id, amount: -refund.amount, author: name };
  await writeAudit(db, { event: 'order-refunded', customerId, details }, now);
  return true;
}
