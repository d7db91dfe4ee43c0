import type { Db } from '#server/platform/database/database.ts';
import type { MergedTaxonomy } from '#wire/vitrine/terms.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
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
  const moved = await moveProducts(trx, taxonomy, from, into);
  await MERGED[taxonomy].remove(trx, from);
  await refreshListings(trx, moved);
  return moved.length;
}

async function moveProducts(
  trx: Db,
  taxonomy: MergedTaxonomy,
  from: number,
  into: number,
): Promise<number[]> {
  switch (taxonomy) {
    case 'categories': {
      const has = trx
        .selectFrom('product_categories')
        .select('product_id')
        .where('category_id', '=', into);
      const rows = await trx
        .updateTable('product_categories')
        .set({ category_id: into })
        .where('category_id', '=', from)
        .where('product_id', 'not in', has)
        .returning('product_id')
        .execute();
      return rows.map(({ product_id: id }) => id);
    }
    case 'tags': {
      const has = trx.selectFrom('product_tags').select('product_id').where('tag_id', '=', into);
      const rows = await trx
        .updateTable('product_tags')
        .set({ tag_id: into })
        .where('tag_id', '=', from)
        .where('product_id', 'not in', has)
        .returning('product_id')
        .execute();
      return rows.map(({ product_id: id }) => id);
    }
    case 'brands': {
      const has = trx
        .selectFrom('product_brands')
        .select('product_id')
        .where('brand_id', '=', into);
      const rows = await trx
        .updateTable('product_brands')
        .set({ brand_id: into })
        .where('brand_id', '=', from)
        .where('product_id', 'not in', has)
        .returning('product_id')
        .execute();
      return rows.map(({ product_id: id }) => id);
    }
  }
}
