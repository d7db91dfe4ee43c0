import type { ProductKind, ProductStatus } from '#rules/catalog/product.ts';
import { momentOf } from '#rules/moments/shop-moment.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import type {
  ManagedFilter,
  ManagedPage,
  ManagedSort,
} from '#server/catalog/managing/find-products.ts';
import { currencyOf } from '#server/language/currency.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { MOST } from '#wire/wc/field.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { ProductOrder, WcProductQuery, WcVariationQuery } from '#wire/wc/product-query.ts';

// The parameters of a list in the words of the shop.

type SellableQuery = Pick<WcProductQuery, keyof WcProductQuery & keyof WcVariationQuery>;

/** A bundle answers as a grouped product, so it is found as one. */
function kindsOf(types: readonly string[]): ProductKind[] {
  return types.flatMap((type): ProductKind[] =>
    type === 'grouped' ? ['grouped', 'bundle'] : [type as ProductKind],
  );
}

function statusesOf(names: readonly string[]): ProductStatus[] {
  return names.flatMap((name): ProductStatus[] => {
    if (name === 'any') return [];
    return [name === 'auto-draft' ? 'draft' : (name as ProductStatus)];
  });
}

/** Everything but the trash, unless it is asked for. */
function notStatuses({ status, include_status, exclude_status }: SellableQuery): ProductStatus[] {
  const asked = status !== 'any' || include_status.some((name) => name !== 'any');
  return [...statusesOf(exclude_status), ...(asked ? [] : (['trash'] as const))];
}

function sellableFilter(query: SellableQuery, settings: Settings): ManagedFilter {
  const timeZone = query.dates_are_gmt ? 'UTC' : settings['shop.timeZone'];
  const moment = (text: string | undefined) =>
    text === undefined ? null : momentOf(text, timeZone);
  const price = (text: string | undefined) =>
    text ? parseDecimal(text, currencyOf(settings).decimals) : null;
  const statuses = query.status === 'any' ? query.include_status : [query.status];
  return {
    parent: null,
    withVariations: false,
    kinds: [],
    notKinds: [],
    statuses: statusesOf(statuses),
    notStatuses: notStatuses(query),
    include: query.include,
    exclude: query.exclude,
    search: query.search ?? '',
    like: null,
    skus: (query.sku ?? '').split(',').flatMap((sku) => sku.trim() || []),
    slug: query.slug ?? '',
    categories: null,
    tags: null,
    brands: null,
    terms: null,
    shippingClass: '',
    featured: undefined,
    virtual: query.virtual,
    downloadable: query.downloadable,
    onSale: query.on_sale,
    hasPrice: undefined,
    minPrice: price(query.min_price),
    maxPrice: price(query.max_price),
    stock: query.stock_status,
    after: moment(query.after),
    before: moment(query.before),
    modifiedAfter: moment(query.modified_after),
    modifiedBefore: moment(query.modified_before),
    values: [],
  };
}

export async function productFilter(
  { db, settings }: ShopContext,
  query: WcProductQuery,
): Promise<ManagedFilter> {
  const plain = sellableFilter(query, settings);
  const types = query.type === undefined ? query.include_types : [query.type];
  const either = query.search_name_or_sku ?? '';
  const partly = either || (query.search_sku ?? '');
  return {
    ...plain,
    // An article number names what is sold, and that may be a variation.
    withVariations: plain.skus.length > 0 && types.length === 0,
    kinds: kindsOf(types),
    notKinds: kindsOf(query.exclude_types),
    like: partly === '' ? null : { text: partly, name: either !== '', sku: true },
    categories: query.category ? await categoryIds(db, query.category) : null,
    tags: query.tag ? await tagIds(db, query.tag) : null,
    terms: query.attribute_term ? await termIds(db, query.attribute_term) : null,
    shippingClass: query.shipping_class ? await shippingClass(db, query.shipping_class) : '',
    brands: query.brand ? await brandIds(db, query.brand) : null,
    featured: query.featured,
  };
}

const ALL_VARIATIONS = { withVariations: true, kinds: ['variation'] as const };

/** Of one product, or of all. */
export function variationFilter(
  { settings }: ShopContext,
  query: WcVariationQuery,
  parent: number | null,
): ManagedFilter {
  return {
    ...sellableFilter(query, settings),
    ...(parent === null ? ALL_VARIATIONS : { parent }),
    hasPrice: query.has_price,
    values: (query.attributes ?? []).map(({ attribute, term }) => ({
      name: attribute,
      value: term,
    })),
  };
}

/** No row has an id beyond it, and PostgreSQL takes none. */
const isNumber = (text: string) => /^\d+$/.test(text) && Number(text) <= MOST;
const listOf = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

/** Programs name categories by id or by slug; what is below them belongs to them. */
async function categoryIds(db: Db, text: string): Promise<number[]> {
  const named = listOf(text);
  const rows = await db.selectFrom('categories').select(['id', 'slug', 'path']).execute();
  const wanted = rows.filter((row) => named.includes(row.slug) || named.includes(String(row.id)));
  return rows
    .filter((row) => wanted.some(({ path }) => row.path.startsWith(path)))
    .map((row) => row.id);
}

async function tagIds(db: Db, text: string): Promise<number[]> {
  const named = listOf(text);
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('slug', 'in', named), eb('id', 'in', [0, ...named.filter(isNumber).map(Number)])]),
    )
    .execute();
  return rows.map((row) => row.id);
}

async function brandIds(db: Db, text: string): Promise<number[]> {
  const named = listOf(text);
  const rows = await db.selectFrom('brands').select(['id', 'slug']).execute();
  return rows
    .filter((row) => named.includes(row.slug) || named.includes(String(row.id)))
    .map((row) => row.id);
}

/** Programs name a shipping class by its id; products have its slug. */
async function shippingClass(db: Db, text: string): Promise<string> {
  if (!isNumber(text)) return text;
  const row = await db
    .selectFrom('shipping_classes')
    .select('slug')
    .where('id', '=', Number(text))
    .executeTakeFirst();
  return row?.slug ?? text;
}

async function termIds(db: Db, text: string): Promise<number[]> {
  const ids = listOf(text).filter(isNumber).map(Number);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('terms').select('id').where('id', 'in', ids).execute();
  return rows.map((row) => row.id);
}

const SORTS: Readonly<Record<ProductOrder, ManagedSort>> = {
  date: 'date',
  id: 'id',
  include: 'include',
  post__in: 'include',
  title: 'title',
  slug: 'slug',
  modified: 'modified',
  popularity: 'sales',
  sales: 'sales',
  rating: 'rating',
  price: 'price',
  menu_order: 'menu_order',
  random: 'random',
};

export function pageOf(query: SellableQuery): ManagedPage {
  const sort = SORTS[query.orderby];
  return {
    // The order of a list that was not given is no order.
    sort: sort === 'include' && query.include.length === 0 ? 'date' : sort,
    direction: query.order,
    from: rowsBefore(query),
    count: query.per_page,
  };
}
