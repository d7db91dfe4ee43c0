import type { Db } from '#server/platform/database/database.ts';
import type { MergedTaxonomy } from '#wire/vitrine/terms.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { moveProducts, PRODUCT_JOINS } from '../product-joins.ts';
import type { Taxonomy } from './managed-term.ts';
import { brands, categories, tags } from './taxonomies.ts';

// One term gets the products of another, which is deleted.
// Example: the tag "hand made" is merged into "handmade"; a product with both has one afterwards.

export const MERGED: Readonly<Record<MergedTaxonomy, Taxonomy>> = { categories, tags, brands };

/** Must run in a transaction. Answers how many products the other term got. */
export async function mergeTerms(
  trx: Db,
  taxonomy: MergedTaxonomy,
  from: number,
  into: number,
): Promise<number> {
  const moved = await moveProducts(trx, PRODUCT_JOINS[taxonomy], from, into);
  await MERGED[taxonomy].remove(trx, from);
  await refreshListings(trx, moved);
  return moved.length;
}
