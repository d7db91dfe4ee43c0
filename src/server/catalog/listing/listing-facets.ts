import { COLOR_FAMILIES, type ColorFamily } from '#rules/catalog/color-families.ts';
import type { StockStatus } from '#rules/catalog/product.ts';
import { money } from '#rules/money/money.ts';
import { findImages } from '#server/media/find-images.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchEngine } from '#server/search/engine-of.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import { catalogCache } from '../catalog-cache.ts';
import { loadCategories } from '../category-order.ts';
import { colorFamilies, getSwatch } from '../swatches.ts';
import { type Bits, countShared, rangeAt, unite } from './bits.ts';
import type { FamilyCount, RawFacets } from './facet-counts.ts';
import { type FacetIndex, facetIndex } from './facet-index.ts';
import { type FilterBits, type FilterGroup, filterBits, passing } from './filter-bits.ts';
import { type ListingFilter, listingFilter } from './listing-filter.ts';
import { STOCK_CODE } from './listing-rows.ts';
import { refreshDueListings } from './refresh-listings.ts';

/** What the filters beside a listing offer, and how many products each would show. */
export async function listingFacets(ctx: ShopContext, query: ListingQuery): Promise<RawFacets> {
  await refreshDueListings(ctx);
  const [filter, taxonomies] = await Promise.all([
    listingFilter(ctx, query),
    catalogCache.of(ctx).cached('taxonomies', () => loadTaxonomies(ctx.db)),
  ]);
  const found =
    filter.search && (await searchEngine(ctx.db).matching(ctx.db, filter.search, 'anywhere'));
  const index = await facetIndex(ctx.db);
  const counts = countFacets(
    index,
    filter,
    filter.search === null ? [] : (found ?? null),
    taxonomies,
  );
  const imageIds = counts.attributes.flatMap((one) => one.terms.map(({ term }) => term.image_id));
  const images = await catalogCache
    .of(ctx)
    .cached(`swatch images ${imageIds}`, () => findImages(ctx.db, imageIds));
  const attributes = counts.attributes.map(({ id, name, label, terms, families }) => ({
    id,
    name,
    label,
    terms: terms.map(({ term, count }) => ({
      id: term.id,
      swatch: getSwatch(term, images),
      count,
    })),
    families,
  }));
  const ratings = ctx.settings['reviews.enabled'] ? counts.ratings : [];
  return { ...counts, attributes, ratings };
}

async function loadTaxonomies(db: Db) {
  const [categories, attributes, terms] = await Promise.all([
    loadCategories(db),
    db
      .selectFrom('attributes')
      .selectAll()
      .where('filterable', '=', 1)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('terms').selectAll().orderBy('position').orderBy('id').execute(),
  ]);
  const inFamilies = terms.map((term) => ({
    ...term,
    families: decodeJson(term.families, colorFamilies),
  }));
  return { categories, attributes, terms: inFamilies };
}

/** All at once, without waiting in between: the index may change whenever something is awaited. */
function countFacets(
  index: FacetIndex,
  filter: ListingFilter,
  found: readonly number[] | null,
  { categories, attributes, terms }: Awaited<ReturnType<typeof loadTaxonomies>>,
) {
  const without = cachedPassing(filterBits(index, filter, found));
  const inSet = (set: Bits, name: string) => countShared(set, index.sets.get(name));
  const chosen = new Set(filter.attributes.flatMap((one) => one.terms));
  const anyCategory = without('category');
  const anyStock = without('stock');
  const anyRating = without('rating');
  const stockCount = (status: StockStatus) => inSet(anyStock, `stock:${STOCK_CODE[status]}`);
  return {
    categories: categories
      .map(({ id, slug, name, parent_id, depth }) => {
        return {
          id,
          slug,
          name,
          parentId: parent_id,
          count: inSet(anyCategory, `scope:${id}`),
          depth,
        };
      })
      .filter((one) => one.count > 0 || one.id === filter.scope),
    attributes: attributes
      .map(({ id, name, label }) => {
        const set = without(`attribute:${id}`);
        const all = terms.filter((term) => term.attribute_id === id);
        const counted = all
          .map((term) => ({ term, count: inSet(set, `term:${term.id}`) }))
          .filter(({ term, count }) => count > 0 || chosen.has(term.id));
        const families = countFamilies(all, (ids) =>
          countShared(set, unite(ids.map((term) => index.sets.get(`term:${term}`)))),
        );
        return { id, name, label, terms: counted, families };
      })
      .filter((one) => one.terms.length > 0),
    price: priceBounds(index, without('price')),
    ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: inSet(anyRating, `stars:${stars}`) })),
    inStock: stockCount('instock'),
    onSale: inSet(without('sale'), 'sale'),
    stock: {
      instock: stockCount('instock'),
      outofstock: stockCount('outofstock'),
      onbackorder: stockCount('onbackorder'),
    },
  };
}

/** Of more colours than families; a product in two blues counts once. */
function countFamilies(
  terms: readonly { id: number; slug: string; families: readonly ColorFamily[] }[],
  count: (ids: readonly number[]) => number,
): FamilyCount[] {
  const members = new Map<ColorFamily, { id: number; slug: string }[]>();
  for (const { id, slug, families } of terms) {
    for (const family of families) {
      members.set(family, [...(members.get(family) ?? []), { id, slug }]);
    }
  }
  if (![...members.values()].some((colors) => colors.length > 1)) return [];
  return COLOR_FAMILIES.flatMap((family) => {
    const colors = members.get(family) ?? [];
    const number = colors.length === 0 ? 0 : count(colors.map(({ id }) => id));
    return number === 0 ? [] : { family, terms: colors.map(({ slug }) => slug), count: number };
  });
}

/** Most facets have no filter of their own and share the set that passes everything. */
function cachedPassing(bits: FilterBits): (group: FilterGroup) => Bits {
  const all = passing(bits);
  return (group) => (bits.groups.has(group) ? passing(bits, group) : all);
}

/** Products without a price have a high one below zero and a low one above all others. */
function priceBounds({ low, high }: FacetIndex, set: Bits): RawFacets['price'] {
  const max = rangeAt(set, high)?.max ?? -1;
  const min = rangeAt(set, low)?.min ?? 0;
  return max < 0 ? null : { min: money(min), max: money(max) };
}
