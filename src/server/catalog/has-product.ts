import type { Db } from '#server/platform/database/database.ts';

/** Whether anything is for sale. */
export async function hasProduct(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'publish')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
