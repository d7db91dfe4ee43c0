import type { Db } from '#server/platform/database/database.ts';

/** What people call these orders, by id; those that are gone are left out. */
export async function orderNumbers(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number ?? '']));
}
