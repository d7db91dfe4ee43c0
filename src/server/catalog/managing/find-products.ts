import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { ProductKind, ProductStatus, StockStatus } from '#rules/catalog/product.ts';
import { recordEntries } from '#rules/records/record-keys.ts';
import { parseSearch } from '#rules/search/search-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { likeAnywhere } from '#server/platform/database/like-pattern.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { searchEngine } from '#server/search/engine-of.ts';
import { rankProducts } from '#server/search/rank-products.ts';
import { hasAny, PRODUCT_JOINS } from '../product-joins.ts';

// A manager's list of products or of the variations of one: whatever their status, by their rows.

export interface ManagedFilter {
  /** The product whose variations are listed; null for products. */
  parent: number | null;
  /** Variations too, where their product is not named. */
  withVariations: boolean;
  kinds: readonly ProductKind[];
  notKinds: readonly ProductKind[];
  statuses: readonly ProductStatus[];
  notStatuses: readonly ProductStatus[];
  include: readonly number[];
  exclude: readonly number[];
  search: string;
  /** A part of an article number, of the name or of either. */
  like: { text: string; name: boolean; sku: boolean } | null;
  skus: readonly string[];
  slug: string;
  /** Category ids, those below them included. */
  categories: readonly number[] | null;
  tags: readonly number[] | null;
  brands: readonly number[] | null;
  /** Terms of a shared attribute. */
  terms: readonly number[] | null;
  shippingClass: string;
  featured: boolean | undefined;
  virtual: boolean | undefined;
  downloadable: boolean | undefined;
  onSale: boolean | undefined;
  hasPrice: boolean | undefined;
  minPrice: number | null;
  maxPrice: number | null;
  stock: StockStatus | undefined;
  after: number | null;
  before: number | null;
  modifiedAfter: number | null;
  modifiedBefore: number | null;
  /** Of variations: stored name of an attribute to its value. */
  values: readonly { name: string; value: string }[];
}

export const SORTS = {
  date: 'published_at',
  modified: 'updated_at',
  id: 'id',
  title: 'name',
  slug: 'slug',
  price: 'price_min',
  sales: 'total_sales',
  menu_order: 'menu_order',
} as const;
/** `match`: by what was searched for, the best first. */
export type ManagedSort = keyof typeof SORTS | 'rating' | 'random' | 'include' | 'match';

export interface ManagedPage {
  sort: ManagedSort;
  direction: 'asc' | 'desc';
  from: number;
  count: number;
}

type Builder = ExpressionBuilder<Tables, 'products'>;
type Condition = ExpressionWrapper<Tables, 'products', SqlBool> | ReturnType<typeof sql<SqlBool>>;

function getConditions(db: Db, eb: Builder, filter: ManagedFilter): Condition[] {
  const all: Condition[] = [];
  const flags = [
    ['featured', filter.featured],
    ['virtual', filter.virtual],
    ['downloadable', filter.downloadable],
  ] as const;
  for (const [column, requested] of flags) {
    if (requested !== undefined) all.push(eb(column, '=', requested ? 1 : 0));
  }
  const lists = [
    ['kind', 'in', filter.kinds],
    ['kind', 'not in', filter.notKinds],
    ['status', 'in', filter.statuses],
    ['status', 'not in', filter.notStatuses],
    ['id', 'in', filter.include],
    ['id', 'not in', filter.exclude],
    ['sku', 'in', filter.skus],
  ] as const;
  for (const [column, test, values] of lists) {
    if (values.length > 0)
      all.push(sql<SqlBool>`${sql.ref(column)} ${sql.raw(test)} (${sql.join(values)})`);
  }
  const bounds = [
    ['published_at', '>', filter.after],
    ['published_at', '<', filter.before],
    ['updated_at', '>', filter.modifiedAfter],
    ['updated_at', '<', filter.modifiedBefore],
  ] as const;
  for (const [column, test, moment] of bounds) {
    if (moment !== null) all.push(eb(column, test, moment));
  }
  return [...all, ...taxonomyConditions(filter), ...wordConditions(db, eb, filter)];
}

function taxonomyConditions({ categories, tags, brands, terms, values, ...filter }: ManagedFilter) {
  const all: Condition[] = [];
  for (const [name, ids] of recordEntries({ categories, tags, brands, terms })) {
    if (ids) all.push(hasAny(PRODUCT_JOINS[name], ids, 'products.id'));
  }
  for (const { name, value } of values) {
    all.push(sql<SqlBool>`products.id in (select variation_id from variation_attributes
      where name = ${name} and value = ${value})`);
  }
  if (filter.shippingClass) all.push(sql<SqlBool>`shipping_class = ${filter.shippingClass}`);
  return all;
}

function wordConditions(db: Db, eb: Builder, filter: ManagedFilter): Condition[] {
  const all: Condition[] = [];
  const { like, slug } = filter;
  const query = filter.search === '' ? null : parseSearch(filter.search);
  if (filter.search !== '') {
    const column = listsVariations(filter) ? 'products.parent_id' : 'products.id';
    all.push(query ? searchEngine(db).condition(column, query) : sql<SqlBool>`1 = 0`);
  }
  if (slug !== '') all.push(eb('slug', '=', slug));
  if (like) {
    const part = (column: string) =>
      sql<SqlBool>`lower(${sql.ref(column)}) like ${likeAnywhere(like.text)} escape '\\'`;
    const places = [...(like.name ? [part('name')] : []), ...(like.sku ? [part('sku')] : [])];
    all.push(sql<SqlBool>`(${sql.join(places, sql` or `)})`);
  }
  return all;
}

function listsVariations({ parent, kinds }: ManagedFilter): boolean {
  return parent !== null || kinds.includes('variation');
}

/** A product's price and stock are worked out in its row; a variation's follow from its own columns. */
function currentConditions(filter: ManagedFilter, now: number): Condition[] {
  const running = sql<SqlBool>`(sale_price is not null and sale_price < regular_price
    and (sale_from is null or sale_from <= ${now}) and (sale_to is null or sale_to > ${now}))`;
  const ofVariation = listsVariations(filter);
  const price = ofVariation
    ? sql`case when ${running} then sale_price else regular_price end`
    : sql`price_min`;
  const onSale = ofVariation ? running : sql<SqlBool>`on_sale = 1`;
  const stock = ofVariation
    ? sql`case when manage_stock = 0 then stock_status when stock_quantity > 0 then 'instock'
        when backorders = 'no' then 'outofstock' else 'onbackorder' end`
    : sql`stock_state`;
  const all: Condition[] = [];
  if (filter.onSale !== undefined) all.push(filter.onSale ? onSale : sql<SqlBool>`not ${onSale}`);
  if (filter.minPrice !== null) all.push(sql<SqlBool>`${price} >= ${filter.minPrice}`);
  if (filter.maxPrice !== null) all.push(sql<SqlBool>`${price} <= ${filter.maxPrice}`);
  if (filter.stock !== undefined) all.push(sql<SqlBool>`${stock} = ${filter.stock}`);
  if (filter.hasPrice !== undefined) {
    all.push(
      filter.hasPrice
        ? sql<SqlBool>`regular_price is not null`
        : sql<SqlBool>`regular_price is null`,
    );
  }
  return all;
}

function matchingProducts(db: Db, filter: ManagedFilter, now: number) {
  const matching = db
    .selectFrom('products')
    .where((eb) => eb.and([...getConditions(db, eb, filter), ...currentConditions(filter, now)]));
  if (filter.parent !== null) return matching.where('parent_id', '=', filter.parent);
  return filter.withVariations ? matching : matching.where('parent_id', 'is', null);
}

/** True for the usual lists, by status at most, which are most of a shop and slow to count. */
export function isFullList({ statuses, notStatuses, ...others }: ManagedFilter): boolean {
  return Object.values(others).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value && value !== 0,
  );
}

export async function countProducts(db: Db, filter: ManagedFilter, now: number): Promise<number> {
  const { total } = await matchingProducts(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** `known` is their number, where it need not be counted again. */
export async function findProducts(
  db: Db,
  filter: ManagedFilter,
  { sort, direction, from, count }: ManagedPage,
  now: number,
  known?: number,
): Promise<{ ids: number[]; total: number }> {
  const matching = matchingProducts(db, filter, now);
  const total = known ?? (await countProducts(db, filter, now));
  if (from >= total) return { ids: [], total };
  if (sort === 'include') {
    const rows = await matching.select('id').execute();
    const found = new Set(rows.map((row) => row.id));
    const ids = [...new Set(filter.include)].filter((id) => found.has(id));
    return { ids: ids.slice(from, from + count), total };
  }
  if (sort === 'match') {
    return { ids: await byMatch(db, matching, filter.search, { from, count }), total };
  }
  const key = sortKey(sort, direction, listsVariations(filter));
  const page = matching.select('id').orderBy(key).orderBy('id', direction);
  const rows = await page.limit(count).offset(from).execute();
  return { ids: rows.map((row) => row.id), total };
}

/** So many are compared; in a large shop a common word finds more, and these follow by date. */
const RANKED = 500;

async function byMatch(
  db: Db,
  matching: ReturnType<typeof matchingProducts>,
  words: string,
  { from, count }: Pick<ManagedPage, 'from' | 'count'>,
): Promise<number[]> {
  const query = parseSearch(words);
  const ranked = query ? (await rankProducts(db, query, { limit: RANKED })).slice(0, RANKED) : [];
  const compared =
    ranked.length === 0 ? [] : await matching.select('id').where('id', 'in', ranked).execute();
  const found = new Set(compared.map(({ id }) => id));
  const best = ranked.filter((id) => found.has(id));
  const page = best.slice(from, from + count);
  if (page.length === count) return page;
  const others = ranked.length === 0 ? matching : matching.where('id', 'not in', ranked);
  const rest = await others
    .select('id')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count - page.length)
    .offset(Math.max(0, from - best.length))
    .execute();
  return [...page, ...rest.map(({ id }) => id)];
}

/** A product without a price comes first by price, on either engine. */
function sortKey(
  sort: Exclude<ManagedSort, 'include' | 'match'>,
  direction: 'asc' | 'desc',
  ofVariations: boolean,
) {
  if (sort === 'random') return sql`random()`;
  const way = sql.raw(direction);
  if (sort === 'rating') {
    return sql`case when rating_count = 0 then 0 else rating_sum * 1.0 / rating_count end ${way}`;
  }
  const nulls = sql.raw(direction === 'asc' ? 'nulls first' : 'nulls last');
  return sort === 'price'
    ? sql`${sql.ref(ofVariations ? 'regular_price' : 'price_min')} ${way} ${nulls}`
    : sql`${sql.ref(SORTS[sort])} ${way}`;
}
