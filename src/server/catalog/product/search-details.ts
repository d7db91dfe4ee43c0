import { isGtin } from '#rules/catalog/gtin.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { productTags } from '../tags.ts';

/** What only search engines read of a product; each is '' where it has none. */
export interface SearchDetails {
  gtin: string;
  mpn: string;
  /** The first of its brands. */
  brand: string;
  /** In place of its name and its summary. */
  title: string;
  description: string;
}

/** By name: what a piece costs the shop is in the same row. */
const stored = compiledQuery((db, id: number) =>
  db
    .selectFrom('products')
    .leftJoin('product_extras', 'product_extras.product_id', 'products.id')
    .select(['global_unique_id', 'mpn', 'seo_title', 'seo_description'])
    .select((eb) =>
      eb
        .selectFrom('product_brands')
        .innerJoin('brands', 'brands.id', 'product_brands.brand_id')
        .select('brands.name')
        .whereRef('product_brands.product_id', '=', 'products.id')
        .orderBy('product_brands.position')
        .limit(1)
        .as('brand'),
    )
    .where('products.id', '=', id),
);

export async function searchDetails(ctx: ShopContext, id: number): Promise<SearchDetails> {
  return pageReads.of(ctx).one(`search details ${id}`, productTags(id), ctx.now, async () => {
    const [row] = await stored(ctx.db, id);
    const gtin = row?.global_unique_id ?? '';
    return {
      // A number that is mistyped would make readers refuse all that is said of the product.
      gtin: isGtin(gtin) ? gtin : '',
      mpn: row?.mpn ?? '',
      brand: row?.brand ?? '',
      title: row?.seo_title ?? '',
      description: row?.seo_description ?? '',
    };
  });
}
