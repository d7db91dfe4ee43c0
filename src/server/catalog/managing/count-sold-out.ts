import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Products that are sold out, as the list of products with this filter shows them. The state is
 * written out, as the index of those few asks for it.
 */
export async function countSoldOut(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('stock_state', '=', sql.lit('outofstock' as const))
    .where('parent_id', 'is', null)
    .where('status', '!=', 'trash')
    .executeTakeFirstOrThrow();
  return Number(count);
}
