import {
  attributesWithTerms,
  type CountedCategory,
  type CountedTerm,
  countedBrands,
  countedCategories,
  countedTags,
  countedTerms,
} from '#server/catalog/store/store-terms.ts';
import { address } from '#server/settings/routes.ts';
import { idPath, noParams } from '#wire/store/params.ts';
import { attributeTermQuery, type StoreTermQuery, storeTermQuery } from '#wire/store/term-query.ts';
import type { StoreAttributeRecord, StoreCategory, StoreTerm } from '#wire/store/terms.ts';
import type { CallRequest } from '../call.ts';
import { endpoint, found, type RestResult, refused } from '../rest/rest-route.ts';
import { toStoreImage } from './to-store-image.ts';

const cached = { cache: 'revalidate' } as const;

function invalidId(word: string): RestResult {
  return refused({
    code: `woocommerce_rest_${word}_invalid_id`,
    message: `There is no ${word} with this id.`,
    status: 404,
  });
}

const noTaxonomy = refused({
  code: 'woocommerce_rest_taxonomy_invalid',
  message: 'There is no attribute with this id.',
  status: 404,
});

function toStoreTerm(term: CountedTerm): StoreTerm {
  return {
    id: term.id,
    name: term.name,
    slug: term.slug,
    description: term.description,
    parent: term.parentId ?? 0,
    count: term.count,
  };
}

function toStoreCategory(category: CountedCategory, { ctx, origin }: CallRequest): StoreCategory {
  return {
    ...toStoreTerm(category),
    image: category.image && toStoreImage(category.image, origin),
    review_count: category.reviews,
    permalink: `${origin}${address(ctx.settings, 'routes.category', { slug: category.slug })}`,
  };
}

/** A brand has no page of its own: its link leads to the shop. */
function toStoreBrand(brand: CountedCategory, { ctx, origin }: CallRequest): StoreCategory {
  return {
    ...toStoreTerm(brand),
    image: brand.image && toStoreImage(brand.image, origin),
    review_count: brand.reviews,
    permalink: `${origin}${address(ctx.settings, 'routes.shop')}`,
  };
}

type TermOrder = NonNullable<StoreTermQuery['orderby']>;

function compare(order: TermOrder, a: CountedTerm, b: CountedTerm): number {
  if (order === 'count') return a.count - b.count;
  if (order === 'menu_order') return a.position - b.position;
  return a[order].localeCompare(b[order]);
}

/** Categories are few: they are read whole, then filtered and sorted here. */
function listTerms<Term extends CountedTerm>(
  terms: readonly Term[],
  query: StoreTermQuery,
  usualOrder: TermOrder,
  show: (term: Term) => unknown,
): RestResult {
  const words = query.search.toLowerCase();
  const order = query.orderby ?? usualOrder;
  const sign = query.order === 'asc' ? 1 : -1;
  const matching = terms
    .filter((term) => !query.hide_empty || term.count > 0)
    .filter((term) => query.include.length === 0 || query.include.includes(term.id))
    .filter((term) => !query.exclude.includes(term.id))
    .filter((term) => query.parent === undefined || (term.parentId ?? 0) === query.parent)
    .filter((term) => words === '' || term.name.toLowerCase().includes(words))
    .sort((a, b) => sign * (compare(order, a, b) || a.id - b.id));
  const perPage = query.per_page || Math.max(1, matching.length);
  const start = (query.page - 1) * perPage;
  return found(matching.slice(start, start + perPage).map(show), {
    total: matching.length,
    page: query.page,
    perPage,
  });
}

export const categoryList = endpoint(
  storeTermQuery,
  async (query, call) =>
    listTerms(await countedCategories(call.ctx.db), query, 'name', (category) =>
      toStoreCategory(category, call),
    ),
  cached,
);

export const categoryById = endpoint(
  idPath,
  async ({ id }, call) => {
    const category = (await countedCategories(call.ctx.db)).find((row) => row.id === id);
    return category ? found(toStoreCategory(category, call)) : invalidId('category');
  },
  cached,
);

export const tagList = endpoint(
  storeTermQuery,
  async (query, { ctx }) => listTerms(await countedTags(ctx.db), query, 'name', toStoreTerm),
  cached,
);

export const brandList = endpoint(
  storeTermQuery,
  async (query, call) =>
    listTerms(await countedBrands(call.ctx.db), query, 'name', (brand) =>
      toStoreBrand(brand, call),
    ),
  cached,
);

export const brandById = endpoint(
  idPath,
  async ({ id }, call) => {
    const brand = (await countedBrands(call.ctx.db)).find((row) => row.id === id);
    return brand ? found(toStoreBrand(brand, call)) : invalidId('brand');
  },
  cached,
);

type AttributeRow = Awaited<ReturnType<typeof attributesWithTerms>>[number];

function toStoreAttribute(row: AttributeRow): StoreAttributeRecord {
  return {
    id: row.id,
    name: row.label,
    taxonomy: `pa_${row.name}`,
    type: 'select',
    order: 'menu_order',
    has_archives: false,
    count: row.count,
  };
}

export const attributeList = endpoint(
  noParams,
  async (_, { ctx }) => {
    const rows = await attributesWithTerms(ctx.db);
    rows.sort((a, b) => a.label.localeCompare(b.label) || a.id - b.id);
    const paging = { total: rows.length, page: 1, perPage: Math.max(1, rows.length) };
    return found(rows.map(toStoreAttribute), paging);
  },
  cached,
);

export const attributeById = endpoint(
  idPath,
  async ({ id }, { ctx }) => {
    const row = (await attributesWithTerms(ctx.db)).find((attribute) => attribute.id === id);
    return row ? found(toStoreAttribute(row)) : invalidId('attribute');
  },
  cached,
);

export const attributeTerms = endpoint(
  attributeTermQuery,
  async ({ attribute_id: id, ...query }, { ctx }) => {
    const known = (await attributesWithTerms(ctx.db)).some((attribute) => attribute.id === id);
    if (!known) return noTaxonomy;
    return listTerms(await countedTerms(ctx.db, id), query, 'name', toStoreTerm);
  },
  cached,
);
