import type { Db } from '#server/platform/database/database.ts';
import type { ProductRow } from '../tables.ts';

/** How many products of each kind there are, variations among them; of one status, or of all. */
export async function countKinds(
  db: Db,
  status?: ProductRow['status'],
): Promise<{ kind: ProductRow['kind']; count: number }[]> {
  const rows = await db
    .selectFrom('products')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'publish'))
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}
