import type { Db } from '#server/platform/database/database.ts';

/** The products whose pages may name this buyer. */
export async function boughtBy(trx: Db, customerId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('product_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
