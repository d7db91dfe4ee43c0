import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Visibility } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { searchProducts } from '#server/search/search-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreFilter } from '#wire/store/product-query.ts';
import { refreshDueListings } from '../refresh-listings.ts';
import { currentColumns } from './current-columns.ts';
import { categoryGroups, type Groups, tagGroups, termGroups } from './named-groups.ts';

// The products that the filters of a Store API query leave, as a query to count, sort or sum up.
// `p` is the product or variation, `e` its row in the whole shop's listing, which visible products
// have, and `parent` the product of a variation.

/** Filters that a facet leaves out when it counts itself. */
export type OwnFilter = 'price' | 'rating' | 'stock_status' | `attribute:${string}`;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };
type Joined = Tables & {
  p: Tables['products'];
  e: Nullable<Tables['listing_entries']>;
  parent: Nullable<Tables['products']>;
};
type Alias = 'p' | 'e' | 'parent';
export type Selection = SelectQueryBuilder<Joined, Alias, object>;
type Condition = (
  eb: ExpressionBuilder<Joined, Alias>,
) => ExpressionWrapper<Joined, Alias, SqlBool>;

export interface PreparedFilter {
  filter: StoreFilter;
  /** Found by words, the best first; null where no words were given. */
  found: number[] | null;
  categories: Groups | null;
  tags: Groups | null;
  /** By attribute name, without the prefix. */
  attributes: { name: string; groups: Groups }[];
}

const searchLimit = 1000;

/** Looks up once what the filters name: words, categories, tags and terms. */
export async function prepareFilter(
  ctx: ShopContext,
  filter: StoreFilter,
): Promise<PreparedFilter> {
  await refreshDueListings(ctx.db, ctx.now);
  return {
    filter,
    found: filter.search === '' ? null : await searchProducts(ctx, filter.search, searchLimit),
    categories: await categoryGroups(ctx.db, filter.category, filter.category_operator),
    tags: await tagGroups(ctx.db, filter.tag, filter.tag_operator),
    attributes: await termGroups(ctx.db, filter.attributes),
  };
}

const SHOWN: Record<'visible' | 'search' | 'hidden', Visibility[]> = {
  visible: ['visible'],
  search: ['visible', 'search'],
  hidden: ['hidden'],
};

/** Without a kind, variations show up only where something names them. */
export function wantsVariations({ type, sku, parent }: StoreFilter): boolean {
  return type === undefined ? sku.length > 0 || parent.length > 0 : type === 'variation';
}

/** Naming a product is asking for it: only lists without names leave out what listings do not show. */
export function visibilityOf(filter: StoreFilter): NonNullable<StoreFilter['catalog_visibility']> {
  if (filter.catalog_visibility !== undefined) return filter.catalog_visibility;
  const named = [filter.include, filter.slug, filter.sku, filter.parent].some(
    (list) => list.length,
  );
  if (named || filter.type === 'variation') return 'any';
  return filter.search === '' ? 'catalog' : 'search';
}

/** Rows of one join table that hold a product's terms, categories or tags. */
type Join = { table: 'product_terms' | 'product_categories' | 'product_tags'; column: string };
const TERMS: Join = { table: 'product_terms', column: 'term_id' };
const CATEGORIES: Join = { table: 'product_categories', column: 'category_id' };
const TAGS: Join = { table: 'product_tags', column: 'tag_id' };

function hasOneOf(join: Join, ids: readonly number[]) {
  if (ids.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`p.id in (select product_id from ${sql.table(join.table)}
    where ${sql.ref(join.column)} in (${sql.join(ids)}))`;
}

function belongs(join: Join, { operator, groups }: Groups): Condition {
  return (eb) => {
    if (operator === 'and') return eb.and(groups.map((ids) => hasOneOf(join, ids)));
    const any = hasOneOf(join, groups.flat());
    return eb.and([operator === 'not_in' ? eb.not(any) : any]);
  };
}

function base(db: Db): Selection {
  return db
    .selectFrom('products as p')
    .leftJoin('listing_entries as e', (join) =>
      join.onRef('e.product_id', '=', 'p.id').on('e.scope', '=', 0),
    )
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .where('p.status', '=', 'publish');
}

function ofKind(query: Selection, filter: StoreFilter): Selection {
  if (filter.type !== undefined) query = query.where('p.kind', '=', filter.type);
  if (!wantsVariations(filter)) return query.where('p.parent_id', 'is', null);
  return query.where((eb) =>
    eb.or([eb('p.parent_id', 'is', null), eb('parent.status', '=', 'publish')]),
  );
}

function visible(query: Selection, filter: StoreFilter): Selection {
  const visibility = visibilityOf(filter);
  if (visibility === 'any') return query;
  // The listing's own flag where there is one: it stands in the index that sorts the listing.
  if (visibility === 'catalog') return query.where('e.in_catalog', '=', 1);
  return query.where('p.visibility', 'in', SHOWN[visibility]);
}

function named(query: Selection, { filter, found }: PreparedFilter): Selection {
  if (found !== null) {
    query = found.length ? query.where('p.id', 'in', found) : query.where(sql<SqlBool>`1 = 0`);
  }
  if (filter.include.length) query = query.where('p.id', 'in', filter.include);
  if (filter.exclude.length) query = query.where('p.id', 'not in', filter.exclude);
  if (filter.parent.length) query = query.where('p.parent_id', 'in', filter.parent);
  if (filter.slug.length) query = query.where('p.slug', 'in', filter.slug);
  if (filter.sku.length) query = query.where('p.sku', 'in', filter.sku);
  return query;
}

function forSale(
  { now, settings }: ShopContext,
  query: Selection,
  filter: StoreFilter,
  except: OwnFilter | null,
): Selection {
  const { priceMin, priceMax, onSale, stock } = currentColumns(now, wantsVariations(filter));
  const { on_sale, min_price, max_price, stock_status } = filter;
  if (on_sale !== undefined) query = query.where(onSale, '=', Number(on_sale));
  if (except !== 'price') {
    if (min_price !== undefined) query = query.where(priceMax, '>=', min_price);
    if (max_price !== undefined) query = query.where(priceMin, '<=', max_price);
  }
  if (except === 'stock_status') return query;
  if (stock_status.length) return query.where(stock, 'in', stock_status);
  const hides = settings['stock.hideOutOfStock'] && visibilityOf(filter) !== 'any';
  return hides ? query.where(stock, '<>', 'outofstock') : query;
}

function onShelves(
  query: Selection,
  { filter, categories, tags, attributes }: PreparedFilter,
  except: OwnFilter | null,
): Selection {
  if (categories) query = query.where(belongs(CATEGORIES, categories));
  if (tags) query = query.where(belongs(TAGS, tags));
  const asked = attributes.filter(({ name }) => except !== `attribute:${name}`);
  if (asked.length === 0) return query;
  const conditions = asked.map(({ groups }) => belongs(TERMS, groups));
  return query.where((eb) => {
    const all = conditions.map((condition) => condition(eb));
    return filter.attribute_relation === 'in' ? eb.or(all) : eb.and(all);
  });
}

export function selectMatching(
  ctx: ShopContext,
  prepared: PreparedFilter,
  except: OwnFilter | null = null,
): Selection {
  const { filter } = prepared;
  let query = visible(ofKind(base(ctx.db), filter), filter);
  query = forSale(ctx, named(query, prepared), filter, except);
  if (filter.featured !== undefined) {
    query = query.where('p.featured', '=', Number(filter.featured));
  }
  if (filter.rating.length && except !== 'rating') {
    query = query.where('e.stars', 'in', filter.rating);
  }
  return onShelves(query, prepared, except);
}
