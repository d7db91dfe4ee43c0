import type { Db } from '#server/platform/database/database.ts';
import { addAttributes } from '../add-attributes.ts';
import { addCategories, addTags } from '../add-categories.ts';
import { addProducts } from '../add-products.ts';

/** The demo shop's products without their pictures; returns the slug of each id. */
export async function fillCatalog(db: Db, now: number): Promise<Map<number, string>> {
  await addAttributes(db, new Map());
  const categories = await addCategories(db, new Map());
  const ids = await addProducts(db, { categories, tags: await addTags(db) }, new Map(), now);
  return new Map([...ids].map(([slug, id]) => [id, slug]));
}
