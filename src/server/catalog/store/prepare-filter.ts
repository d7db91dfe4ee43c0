import { searchProducts } from '#server/search/search-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreFilter } from '#wire/store/product-query.ts';
import { refreshDueListings } from '../listing/refresh-listings.ts';
import { relatedIds } from '../product/linked-products.ts';
import { brandGroups, categoryGroups, type Groups, tagGroups, termGroups } from './named-groups.ts';
import { namedRows } from './named-rows.ts';

export interface PreparedFilter {
  filter: StoreFilter;
  visibility: NonNullable<StoreFilter['catalog_visibility']>;
  /** True where variations are asked for, which no listing shows. */
  variations: boolean;
  /** The shop lists nothing that is out of stock, unless it is asked for by name. */
  hidesOutOfStock: boolean;
  /** The products that match what only their own row or their brand says, see namedRows; or null. */
  named: number[] | null;
  /** Those shown beside the product that is named; null where none is. */
  related: number[] | null;
  /** Found by words, the best first; null without words. */
  found: number[] | null;
  categories: Groups | null;
  tags: Groups | null;
  brands: Groups | null;
  /** By attribute name, without the prefix. */
  attributes: { name: string; groups: Groups }[];
}

const searchLimit = 1000;
const MAX_RELATED = 100;

function isNamed({ include, slug, sku, parent }: StoreFilter): boolean {
  return [include, slug, sku, parent].some((list) => list.length > 0);
}

/** Without a kind, variations show up only where an article number names them. */
function wantsVariations({ type, sku }: StoreFilter): boolean {
  return type === undefined ? sku.length > 0 : type === 'variation';
}

/** Naming a product is asking for it: only lists without names leave out what listings do not show. */
function getVisibility(filter: StoreFilter): PreparedFilter['visibility'] {
  if (filter.catalog_visibility !== undefined) return filter.catalog_visibility;
  if (isNamed(filter) || filter.type === 'variation') return 'any';
  return filter.search === '' ? 'catalog' : 'search';
}

/** Looks up once what the filters name: products, words, categories, tags and terms. */
export async function prepareFilter(
  ctx: ShopContext,
  filter: StoreFilter,
): Promise<PreparedFilter> {
  await refreshDueListings(ctx);
  const brands = await brandGroups(ctx.db, filter.brand, filter.brand_operator);
  const named = await namedRows(ctx, filter, brands)?.execute();
  const { related } = filter;
  return {
    filter,
    visibility: getVisibility(filter),
    variations: wantsVariations(filter),
    hidesOutOfStock: ctx.settings['stock.hideOutOfStock'] && !isNamed(filter),
    named: named?.map(({ id }) => id) ?? null,
    related: related === undefined ? null : await relatedIds(ctx, related, MAX_RELATED),
    found: filter.search === '' ? null : await searchProducts(ctx, filter.search, searchLimit),
    categories: await categoryGroups(ctx.db, filter.category, filter.category_operator),
    tags: await tagGroups(ctx.db, filter.tag, filter.tag_operator),
    brands,
    attributes: await termGroups(ctx.db, filter.attributes),
  };
}
