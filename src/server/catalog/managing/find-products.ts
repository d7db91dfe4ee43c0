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
import { isOnSale, marginConditions, marginPercent, priceConditions } from './price-conditions.ts';

// A manager's list of products or of the variations of one: whatever their status, by their rows.

export interface ManagedFilter {
  /** The product whose variations are listed; null for products. */
  parent: number | null;
  /** Under which products programs put it; 0 is under none. */
  parents: readonly number[];
  notParents: readonly number[];
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
  /** '' is the standard class. */
  taxClass: string | undefined;
  globalUniqueIds: readonly string[];
  featured: boolean | undefined;
  virtual: boolean | undefined;
  downloadable: boolean | undefined;
  onSale: boolean | undefined;
  hasPrice: boolean | undefined;
  /** Without a picture or a description. */
  missing: 'image' | 'description' | undefined;
  /** Of what is counted: the product itself or one of its variations. */
  minStock: number | null;
  maxStock: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Percent of the price. */
  minMargin: number | null;
  maxMargin: number | null;
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
  sales: 'total_sales',
  menu_order: 'menu_order',
} as const;
/** `match`: by what was searched for, the best first. */
export type ManagedSort =
  | keyof typeof SORTS
  | 'title'
  | 'slug'
  | 'price'
  | 'stock'
  | 'margin'
  | 'rating'
  | 'random'
  | 'include'
  | 'match';

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
  if (filter.taxClass !== undefined) all.push(sql<SqlBool>`tax_class = ${filter.taxClass}`);
  return [...all, ...extrasConditions(filter)];
}

type ExtrasFilter = Pick<ManagedFilter, 'parents' | 'notParents' | 'globalUniqueIds'>;

function extrasConditions({ parents, notParents, globalUniqueIds }: ExtrasFilter): Condition[] {
  const all: Condition[] = [];
  const parent = sql`coalesce(products.parent_id, (select parent_product from product_extras
    where product_extras.product_id = products.id), 0)`;
  if (parents.length > 0) all.push(sql<SqlBool>`${parent} in (${sql.join(parents)})`);
  if (notParents.length > 0) all.push(sql<SqlBool>`${parent} not in (${sql.join(notParents)})`);
  if (globalUniqueIds.length > 0) {
    all.push(sql<SqlBool>`products.id in (select product_id from product_extras
      where global_unique_id in (${sql.join(globalUniqueIds)}))`);
  }
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
  const ofVariation = listsVariations(filter);
  const running = isOnSale('products', now);
  // The parts of a group are on sale themselves.
  const onSale = ofVariation ? running : sql<SqlBool>`(on_sale = 1 and kind <> 'grouped')`;
  const stock = ofVariation
    ? sql`case when manage_stock = 0 then stock_status when stock_quantity > 0 then 'instock'
        when backorders = 'no' then 'outofstock' else 'onbackorder' end`
    : sql`stock_state`;
  const all: Condition[] = [];
  if (filter.onSale !== undefined) all.push(filter.onSale ? onSale : sql<SqlBool>`not ${onSale}`);
  all.push(...priceConditions(filter, ofVariation, now), ...stockConditions(filter));
  all.push(...marginConditions(filter, now));
  if (filter.missing !== undefined) all.push(MISSING[filter.missing]);
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

const MISSING = {
  image: sql<SqlBool>`not exists
    (select 1 from product_images where product_images.product_id = products.id)`,
  description: sql<SqlBool>`products.description = ''`,
};

function stockConditions({ minStock, maxStock }: Pick<ManagedFilter, 'minStock' | 'maxStock'>) {
  if (minStock === null && maxStock === null) return [];
  const counted = (table: string) => {
    const quantity = sql.ref(`${table}.stock_quantity`);
    return sql.join(
      [
        sql`${sql.ref(`${table}.manage_stock`)} = 1`,
        ...(minStock === null ? [] : [sql`${quantity} >= ${minStock}`]),
        ...(maxStock === null ? [] : [sql`${quantity} <= ${maxStock}`]),
      ],
      sql` and `,
    );
  };
  return [
    sql<SqlBool>`((${counted('products')}) or (kind = 'variable' and exists
      (select 1 from products as v where v.parent_id = products.id and ${counted('v')})))`,
  ];
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
  const keys = sortKeys(sort, direction, listsVariations(filter), now);
  const page = keys.reduce((query, key) => query.orderBy(key), matching.select('id'));
  const rows = await page.orderBy('id', direction).limit(count).offset(from).execute();
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

/** What is counted: by the product itself, else by its variations together; null where nothing is. */
const STOCK_NUMBER = sql`case when manage_stock = 1 then stock_quantity
  when kind = 'variable' then (select sum(v.stock_quantity) from products as v
    where v.parent_id = products.id and v.manage_stock = 1) end`;

/** A product without a price comes first by price, on either engine. */
function sortKeys(
  sort: Exclude<ManagedSort, 'include' | 'match'>,
  direction: 'asc' | 'desc',
  ofVariations: boolean,
  now: number,
) {
  if (sort === 'random') return [sql`random()`];
  const way = sql.raw(direction);
  if (sort === 'rating') {
    const mean = sql`case when rating_count = 0 then 0 else rating_sum * 1.0 / rating_count end`;
    return [sql`${mean} ${way}`, sql`rating_count ${way}`];
  }
  if (sort === 'title') return [sql`lower(name) ${way}`];
  // A draft has no address yet.
  if (sort === 'slug') {
    return [sql`case when status in ('draft', 'pending') then '' else slug end ${way}`];
  }
  if (sort === 'stock') return [sql`${STOCK_NUMBER} ${way} nulls last`];
  if (sort === 'margin') return [sql`${marginPercent(now)} ${way} nulls last`];
  if (sort !== 'price') return [sql`${sql.ref(SORTS[sort])} ${way}`];
  const nulls = sql.raw(direction === 'asc' ? 'nulls first' : 'nulls last');
  const ofRange = direction === 'asc' ? 'price_min' : 'price_max';
  return [sql`${sql.ref(ofVariations ? 'regular_price' : ofRange)} ${way} ${nulls}`];
}
