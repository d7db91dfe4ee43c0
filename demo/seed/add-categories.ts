import { categories, tags } from '#demo/catalog/categories.ts';
import { products } from '#demo/catalog/products.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveTag } from '#server/catalog/saving/save-tag.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StoredImages } from './image-order.ts';

/** Returns the ids of all categories by slug. */
export async function addCategories(trx: Db, images: StoredImages): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const photo = (name: string) => images.get(name)?.[0]?.id ?? null;
  for (const [position, { children, ...category }] of categories.entries()) {
    const parentId = await saveCategory(trx, {
      ...category,
      position,
      image: photo(`category-${category.slug}`),
    });
    ids.set(category.slug, parentId);
    for (const [place, child] of children.entries()) {
      const first = products.find((product) => product.categories[0] === child.slug);
      const image = first ? photo(`product-${first.slug}`) : null;
      const id = await saveCategory(trx, { ...child, parentId, position: place, image });
      ids.set(child.slug, id);
    }
  }
  return ids;
}

export async function addTags(trx: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const tag of tags) ids.set(tag.slug, await saveTag(trx, tag));
  return ids;
}
