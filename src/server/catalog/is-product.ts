import type { Db } from '#server/platform/database/database.ts';

/** Whether there is such a product; a variation is none. */
export async function isProduct(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
