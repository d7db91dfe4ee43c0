import type { Db } from '#server/platform/database/database.ts';

/** Which of these have paid for an order. */
export async function payingCustomers(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', ids)
    .where('paid_at', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ customer_id: id }) => id ?? []));
}
