import type { Db } from '#server/platform/database/database.ts';

/** The slug of a product with a page of its own; null where it has none. */
export async function publishedSlug(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', id)
    .where('status', '=', 'publish')
    .where('kind', '<>', 'variation')
    .executeTakeFirst();
  return row?.slug ?? null;
}
