import type { Db } from '#server/platform/database/database.ts';
import type { OrderRefund } from '../order-record.ts';

/** Takes the record of a refund away that no gift card has got yet, with what it took off the order and its lines. */
export async function undoRefund(
  trx: Db,
  orderId: number,
  { id, amount, giftAmount, lines }: Pick<OrderRefund, 'id' | 'amount' | 'giftAmount' | 'lines'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({
      refunded: eb('refunded', '-', amount - giftAmount),
      gift_returned: eb('gift_returned', '-', giftAmount),
      updated_at: now,
    }))
    .where('id', '=', orderId)
    .execute();
  for (const { lineId, quantity, amount: refunded } of lines) {
    await trx
      .updateTable('order_lines')
      .set((eb) => ({
        refunded_quantity: eb('refunded_quantity', '-', quantity),
        refunded_amount: eb('refunded_amount', '-', refunded),
      }))
      .where('id', '=', lineId)
      .execute();
  }
  await trx.deleteFrom('order_refunds').where('id', '=', id).execute();
}
