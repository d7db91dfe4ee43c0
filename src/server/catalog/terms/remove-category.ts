import type { Db } from '#server/platform/database/database.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { PRODUCT_JOINS, unlinkProducts } from '../product-joins.ts';
import { saveCategory } from '../saving/save-category.ts';

/** What was below it is below its parent then; its products lose it. */
export async function removeCategory(db: Db, id: number): Promise<void> {
  const gone = await db
    .selectFrom('categories')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!gone) return;
  const below = await db.selectFrom('categories').selectAll().where('parent_id', '=', id).execute();
  for (const { image_id: image, ...child } of below) {
    await saveCategory(db, { ...child, image, parentId: gone.parent_id });
  }
  const products = await unlinkProducts(db, PRODUCT_JOINS.categories, id);
  await db.deleteFrom('categories').where('id', '=', id).execute();
  await refreshListings(db, products);
}
