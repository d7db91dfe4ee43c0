import type { Db } from '#server/platform/database/database.ts';

/** The id of a published product or variation, or null: a draft does not exist for a shopper. */
export async function findStoreProduct(
  db: Db,
  by: { id: number } | { slug: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .select(['p.id', 'p.parent_id', 'parent.status as parent_status'])
    .where('p.status', '=', 'publish')
    .$if('id' in by, (query) => query.where('p.id', '=', 'id' in by ? by.id : 0))
    .$if('slug' in by, (query) =>
      query.where('p.slug', '=', 'slug' in by ? by.slug : '').where('p.slug', '<>', ''),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.parent_id === null || row.parent_status === 'publish' ? row.id : null;
}
