import type { Db } from '#server/platform/database/database.ts';
import type { OrderStatus } from '#wire/order.ts';

/** How many orders have each status, without those in the trash. */
export async function countStatuses(db: Db): Promise<{ kind: OrderStatus; count: number }[]> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['status as kind', eb.fn.countAll<number>().as('count')])
    .where('trashed', '=', 0)
    .groupBy('status')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}
