import type { NotNull } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** How many customers have an account, and how many of them have paid an order. */
export async function countPaying(db: Db): Promise<{ all: number; paying: number }> {
  const customers = db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'customer');
  const all = await customers.executeTakeFirstOrThrow();
  const paying = await customers
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('customer_id')
        .where('customer_id', 'is not', null)
        .where('paid_at', 'is not', null)
        .$narrowType<{ customer_id: NotNull }>(),
    )
    .executeTakeFirstOrThrow();
  return { all: Number(all.count), paying: Number(paying.count) };
}
