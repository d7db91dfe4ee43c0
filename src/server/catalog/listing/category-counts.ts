import type { ShopContext } from '#server/settings/context.ts';
import { countShared } from './bits.ts';
import { facetIndex } from './facet-index.ts';
import { filterBits, passing } from './filter-bits.ts';
import { ENTIRE_SHOP } from './listing-rows.ts';

/** How many products a shopper sees in a category and below it. */
export async function categoryCounts(ctx: ShopContext): Promise<(categoryId: number) => number> {
  const index = await facetIndex(ctx.db);
  const listed = passing(
    filterBits(
      index,
      {
        scope: ENTIRE_SHOP,
        tag: undefined,
        attributes: [],
        minPrice: null,
        maxPrice: null,
        ratings: [],
        inStock: false,
        onSale: false,
        hideOutOfStock: ctx.settings['stock.hideOutOfStock'],
        search: undefined,
      },
      null,
    ),
  );
  return (categoryId) => countShared(listed, index.sets.get(`scope:${categoryId}`));
}
