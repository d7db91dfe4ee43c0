import type { Db } from '#server/platform/database/database.ts';

/** What the lines of carts and orders tell of products and variations, by their ids. */
export async function loadTexts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ProductTexts>();
  const rows: ProductTexts[] = await db
    .selectFrom('products')
    .select(['id', 'short_description', 'description', 'visibility', 'sold_individually'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export interface ProductTexts {
  id: number;
  short_description: string;
  description: string;
  visibility: string;
  sold_individually: number;
}
