import { money } from '#rules/money/money.ts';
import { findImages } from '#server/media/find-images.ts';
import { searchEngine } from '#server/search/search-engine.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import { type Bits, countShared, eachBit } from './bits.ts';
import { loadCategories } from './category-order.ts';
import type { RawFacets } from './facet-counts.ts';
import { type FacetIndex, facetIndex } from './facet-index.ts';
import { type FilterBits, filterBits, passing } from './filter-bits.ts';
import { type ListingFilter, listingFilter } from './listing-filter.ts';
import { STOCK_CODE } from './listing-rows.ts';
import { refreshDueListings } from './refresh-listings.ts';
import { swatchOf } from './swatches.ts';

/** What the filters beside a listing offer, and how many products each would show. */
export async function listingFacets(ctx: ShopContext, query: ListingQuery): Promise<RawFacets> {
  await refreshDueListings(ctx.db, ctx.now);
  const filter = await listingFilter(ctx, query);
  const found =
    filter.search && (await searchEngine(ctx.db).matching(ctx.db, filter.search, 'anywhere'));
  const index = await facetIndex(ctx.db);
  const bits = filterBits(index, filter, filter.search === null ? [] : (found ?? null));
  const without = cachedPassing(bits);
  const inSet = (set: Bits, name: string) => countShared(set, index.sets.get(name));
  const stockSet = without('stock');
  return {
    categories: await countCategories(ctx, index, filter, without('category')),
    attributes: await countTerms(ctx, index, filter, without),
    price: priceBounds(index, without('price')),
    ratings: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: inSet(without('rating'), `stars:${stars}`),
    })),
    inStock: inSet(stockSet, `stock:${STOCK_CODE.instock}`),
    onSale: inSet(without('sale'), 'sale'),
    stock: {
      instock: inSet(stockSet, `stock:${STOCK_CODE.instock}`),
      outofstock: inSet(stockSet, `stock:${STOCK_CODE.outofstock}`),
      onbackorder: inSet(stockSet, `stock:${STOCK_CODE.onbackorder}`),
    },
  };
}

type Without = (group: Parameters<typeof passing>[1]) => Bits;

/** Most facets have no filter of their own and share the set that passes everything. */
function cachedPassing(bits: FilterBits): Without {
  const all = passing(bits);
  return (group) => (group !== undefined && bits.groups.has(group) ? passing(bits, group) : all);
}

async function countCategories(
  ctx: ShopContext,
  index: FacetIndex,
  filter: ListingFilter,
  set: Bits,
): Promise<RawFacets['categories']> {
  const rows = await loadCategories(ctx.db);
  return rows
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      parentId: row.parent_id,
      count: countShared(set, index.sets.get(`scope:${row.id}`)),
      depth: row.depth,
    }))
    .filter((one) => one.count > 0 || one.id === filter.scope);
}

async function countTerms(
  ctx: ShopContext,
  index: FacetIndex,
  filter: ListingFilter,
  without: Without,
): Promise<RawFacets['attributes']> {
  const attributes = await ctx.db
    .selectFrom('attributes')
    .selectAll()
    .where('filterable', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const terms = await ctx.db
    .selectFrom('terms')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const chosen = new Set(filter.attributes.flatMap((one) => one.terms));
  const counted = attributes.map((attribute) => {
    const set = without(`attribute:${attribute.id}`);
    const own = terms
      .filter((term) => term.attribute_id === attribute.id)
      .map((term) => ({ term, count: countShared(set, index.sets.get(`term:${term.id}`)) }));
    return { attribute, terms: own.filter(({ term, count }) => count > 0 || chosen.has(term.id)) };
  });
  const shown = counted.filter((one) => one.terms.length > 0);
  const images = await findImages(
    ctx.db,
    shown.flatMap((one) => one.terms.map(({ term }) => term.image_id)),
  );
  return shown.map((one) => ({
    id: one.attribute.id,
    name: one.attribute.name,
    label: one.attribute.label,
    terms: one.terms.map(({ term, count }) => ({
      id: term.id,
      swatch: swatchOf(term, images),
      count,
    })),
  }));
}

function priceBounds({ low, high }: FacetIndex, set: Bits): RawFacets['price'] {
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  eachBit(set, (slot) => {
    const top = high[slot] ?? -1;
    if (top < 0) return;
    min = Math.min(min, low[slot] ?? min);
    max = Math.max(max, top);
  });
  return max < 0 ? null : { min: money(min), max: money(max) };
}
