import { searchProducts } from '#server/search/search-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreFilter } from '#wire/store/product-query.ts';
import { refreshDueListings } from '../listing/refresh-listings.ts';
import { categoryGroups, type Groups, tagGroups, termGroups } from './named-groups.ts';

export interface PreparedFilter {
  filter: StoreFilter;
  visibility: NonNullable<StoreFilter['catalog_visibility']>;
  /** True where variations are asked for, which no listing shows. */
  variations: boolean;
  /** The shop lists nothing that is out of stock, unless it is asked for by name. */
  hidesOutOfStock: boolean;
  /** The products that match what only their own row holds (slug, id, kind, featured), or null. */
  named: number[] | null;
  /** Found by words, the best first; null without words. */
  found: number[] | null;
  categories: Groups | null;
  tags: Groups | null;
  /** By attribute name, without the prefix. */
  attributes: { name: string; groups: Groups }[];
}

const searchLimit = 1000;

function isNamed({ include, slug, sku, parent }: StoreFilter): boolean {
  return [include, slug, sku, parent].some((list) => list.length > 0);
}

/** Without a kind, variations show up only where something names them. */
function wantsVariations({ type, sku, parent }: StoreFilter): boolean {
  return type === undefined ? sku.length > 0 || parent.length > 0 : type === 'variation';
}

/** Naming a product is asking for it: only lists without names leave out what listings do not show. */
function visibilityOf(filter: StoreFilter): PreparedFilter['visibility'] {
  if (filter.catalog_visibility !== undefined) return filter.catalog_visibility;
  if (isNamed(filter) || filter.type === 'variation') return 'any';
  return filter.search === '' ? 'catalog' : 'search';
}

async function namedIds({ db }: ShopContext, filter: StoreFilter): Promise<number[] | null> {
  const { slug, sku, parent, type, featured } = filter;
  const asked = slug.length + sku.length + parent.length > 0;
  if (!asked && type === undefined && featured === undefined) return null;
  let query = db.selectFrom('products').select('id').where('status', '=', 'publish');
  if (slug.length) query = query.where('slug', 'in', slug);
  if (sku.length) query = query.where('sku', 'in', sku);
  if (parent.length) query = query.where('parent_id', 'in', parent);
  if (type !== undefined) query = query.where('kind', '=', type);
  if (featured !== undefined) query = query.where('featured', '=', Number(featured));
  return (await query.execute()).map((row) => row.id);
}

/** Looks up once what the filters name: products, words, categories, tags and terms. */
export async function prepareFilter(
  ctx: ShopContext,
  filter: StoreFilter,
): Promise<PreparedFilter> {
  await refreshDueListings(ctx.db, ctx.now);
  return {
    filter,
    visibility: visibilityOf(filter),
    variations: wantsVariations(filter),
    hidesOutOfStock: ctx.settings['stock.hideOutOfStock'] && !isNamed(filter),
    named: await namedIds(ctx, filter),
    found: filter.search === '' ? null : await searchProducts(ctx, filter.search, searchLimit),
    categories: await categoryGroups(ctx.db, filter.category, filter.category_operator),
    tags: await tagGroups(ctx.db, filter.tag, filter.tag_operator),
    attributes: await termGroups(ctx.db, filter.attributes),
  };
}
