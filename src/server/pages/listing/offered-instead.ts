import type { SearchQuery } from '#rules/search/search-query.ts';
import { categoryTree } from '#server/catalog/categories/category-tree.ts';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { nearSearches } from '#server/search/near-searches.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { ListingQuery, SearchPage } from '#wire/listing.ts';

const BEST_SELLERS = 4;

/** Ways on from a search that found nothing. */
export async function offeredInstead(
  ctx: ShopContext,
  query: ListingQuery,
  understood: SearchQuery | null,
): Promise<NonNullable<SearchPage['instead']>> {
  const best: ListingQuery = {
    ...query,
    sort: 'popularity',
    page: 1,
    from: 1,
    search: '',
    category: '',
    inStock: true,
  };
  const [near, tree, { cards }] = await Promise.all([
    understood ? nearSearches(ctx, understood) : [],
    categoryTree(ctx),
    listProducts(ctx, best, { perPage: BEST_SELLERS }),
  ]);
  const path = address(ctx.settings, 'routes.search', {});
  return {
    near: near.map((name) => ({ name, url: `${path}?${new URLSearchParams({ s: name })}` })),
    categories: tree
      .filter(({ count }) => count > 0)
      .map(({ name, url, count }) => ({ name, url, count })),
    products: cards,
  };
}
