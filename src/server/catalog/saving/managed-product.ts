import type { Db } from '#server/platform/database/database.ts';
import type { ProductWith } from '../reading/product-parts.ts';
import { readProducts } from '../reading/read-products.ts';

const MANAGED_PARTS = [
  'images',
  'categories',
  'tags',
  'brands',
  'attributes',
  'links',
  'reviewsClosed',
  'variationIds',
  'extras',
  'meta',
] as const;

/** All that a manager can change about a product; variations by their ids. */
export type ManagedProduct = ProductWith<(typeof MANAGED_PARTS)[number]>;

/** In the order of the ids; an id of a variation or of nothing is left out. */
export async function readManagedProducts(
  db: Db,
  ids: readonly number[],
): Promise<ManagedProduct[]> {
  const products = await readProducts(db, ids, MANAGED_PARTS);
  return products.filter(({ row }) => row.parent_id === null);
}
