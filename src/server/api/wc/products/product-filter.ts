import type { ProductKind, ProductStatus } from '#rules/catalog/product.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { parseDecimal } from '#rules/money/decimal.ts';
import { plainTaxClass } from '#rules/tax/find-rates.ts';
import type {
  ManagedFilter,
  ManagedPage,
  ManagedSort,
} from '#server/catalog/managing/find-products.ts';
import {
  loadBrandIds,
  loadCategoryIds,
  loadShippingClass,
  loadTagIds,
  loadTermIds,
} from '#server/catalog/terms/named-terms.ts';
import { toCurrency } from '#server/language/currency.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { ProductOrder, WcProductQuery, WcVariationQuery } from '#wire/wc/product-query.ts';

// The parameters of a list in the words of the shop.

type SellableQuery = Pick<WcProductQuery, keyof WcProductQuery & keyof WcVariationQuery>;

/** A bundle answers as a grouped product, so it is found as one. */
function getKinds(types: readonly string[]): ProductKind[] {
  return types.flatMap((type): ProductKind[] =>
    type === 'grouped' ? ['grouped', 'bundle'] : [type as ProductKind],
  );
}

function getStatuses(names: readonly string[]): ProductStatus[] {
  return names.flatMap((name): ProductStatus[] => {
    if (name === 'any') return [];
    return [name === 'auto-draft' ? 'draft' : (name as ProductStatus)];
  });
}

/** Everything but the trash, unless it is asked for. */
function notStatuses({ status, include_status, exclude_status }: SellableQuery): ProductStatus[] {
  const requested = status !== 'any' || include_status.some((name) => name !== 'any');
  return [...getStatuses(exclude_status), ...(requested ? [] : (['trash'] as const))];
}

function sellableFilter(query: SellableQuery, settings: Settings): ManagedFilter {
  const timeZone = query.dates_are_gmt ? 'UTC' : settings['shop.timeZone'];
  const moment = (text: string | undefined) =>
    text === undefined ? null : toMoment(text, timeZone);
  const price = (text: string | undefined) =>
    text ? parseDecimal(text, toCurrency(settings).decimals) : null;
  const statuses = query.status === 'any' ? query.include_status : [query.status];
  return {
    parent: null,
    withVariations: false,
    kinds: [],
    notKinds: [],
    statuses: getStatuses(statuses),
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
    taxClass: query.tax_class && plainTaxClass(query.tax_class),
    globalUniqueIds: getList(query.global_unique_id ?? ''),
    parents: query.parent,
    notParents: query.parent_exclude,
    featured: undefined,
    virtual: query.virtual,
    downloadable: query.downloadable,
    onSale: query.on_sale,
    hasPrice: undefined,
    missing: undefined,
    minStock: null,
    maxStock: null,
    minPrice: price(query.min_price),
    maxPrice: price(query.max_price),
    minMargin: null,
    maxMargin: null,
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
    withVariations: (plain.skus.length > 0 || partly !== '') && types.length === 0,
    kinds: getKinds(types),
    notKinds: getKinds(query.exclude_types),
    like: partly === '' ? null : { text: partly, name: either !== '', sku: true },
    categories: query.category ? await loadCategoryIds(db, getList(query.category)) : null,
    tags: query.tag ? await loadTagIds(db, getList(query.tag)) : null,
    terms: query.attribute_term ? await loadTermIds(db, getList(query.attribute_term)) : null,
    shippingClass: query.shipping_class ? await loadShippingClass(db, query.shipping_class) : '',
    brands: query.brand ? await loadBrandIds(db, getList(query.brand)) : null,
    featured: query.featured,
    missing: query.missing,
    minStock: query.min_stock ?? null,
    maxStock: query.max_stock ?? null,
    minMargin: query.min_margin ?? null,
    maxMargin: query.max_margin ?? null,
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

const getList = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

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
  relevance: 'match',
  stock: 'stock',
  margin: 'margin',
};

export function getPage(query: SellableQuery): ManagedPage {
  const sort = SORTS[query.orderby];
  return {
    // The order of a list that was not given is no order.
    sort: sort === 'include' && query.include.length === 0 ? 'date' : sort,
    direction: query.order,
    from: rowsBefore(query),
    count: query.per_page,
  };
}
