import type { Db } from '#server/platform/database/database.ts';

/** Which of these have paid for an order. */
export async function payingCustomers(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('customers')
    .select('customers.id')
    .where('customers.id', 'in', ids)
    // The first that was paid is enough: some have thousands.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.customer_id', '=', 'customers.id')
          .where('orders.paid_at', 'is not', null),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
