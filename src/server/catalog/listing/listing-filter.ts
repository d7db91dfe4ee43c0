import type { SearchQuery } from '#rules/search/search-query.ts';
import { requestReads } from '#server/platform/cache/request-reads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import { understandSearch } from '#server/search/understand-search.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import { ENTIRE_SHOP } from './listing-rows.ts';

/** A listing query with names turned into numbers. */
export interface ListingFilter {
  /** Null where the category is unknown: nothing is listed there. */
  scope: number | null;
  /** Undefined for no tag, null for one the shop does not have. */
  tag: number | null | undefined;
  /** For each attribute asked for, its terms; none left means that nothing fits. */
  attributes: { attributeId: number; terms: number[] }[];
  minPrice: number | null;
  maxPrice: number | null;
  ratings: number[];
  inStock: boolean;
  onSale: boolean;
  hideOutOfStock: boolean;
  /** Undefined where nothing is searched, null where the text contains no word. */
  search: SearchQuery | null | undefined;
}

export async function listingFilter(ctx: ShopContext, query: ListingQuery): Promise<ListingFilter> {
  return {
    scope: query.category === '' ? ENTIRE_SHOP : await loadId(ctx, 'categories', query.category),
    tag: query.tag === '' ? undefined : await loadId(ctx, 'tags', query.tag),
    attributes: await attributeTerms(ctx, query.attributes),
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    ratings: [...new Set(query.ratings)],
    inStock: query.inStock,
    onSale: query.onSale,
    hideOutOfStock: ctx.settings['stock.hideOutOfStock'],
    search: query.search.trim() === '' ? undefined : await understandSearch(ctx, query.search),
  };
}

async function loadId(
  ctx: ShopContext,
  table: 'categories' | 'tags',
  slug: string,
): Promise<number | null> {
  // The products and the counts of the filters both ask.
  const [row] = await requestReads
    .of(ctx)
    .once(`id in ${table} ${slug}`, () => ID_BY_SLUG[table](ctx.db, slug));
  return row?.id ?? null;
}

const ID_BY_SLUG = {
  categories: compiledQuery((db, slug: string) =>
    db.selectFrom('categories').select('id').where('slug', '=', slug),
  ),
  tags: compiledQuery((db, slug: string) =>
    db.selectFrom('tags').select('id').where('slug', '=', slug),
  ),
};

/** An attribute the shop does not have is no filter; a term it does not have fits nothing. */
async function attributeTerms(
  ctx: ShopContext,
  requested: ListingQuery['attributes'],
): Promise<ListingFilter['attributes']> {
  const names = Object.keys(requested).filter((name) => (requested[name] ?? []).length > 0);
  if (names.length === 0) return [];
  const slugs = [...new Set(names.flatMap((name) => requested[name] ?? []))];
  const rows = await ctx.db
    .selectFrom('attributes')
    .leftJoin('terms', (join) =>
      join.onRef('terms.attribute_id', '=', 'attributes.id').on('terms.slug', 'in', slugs),
    )
    .select(['attributes.id', 'attributes.name', 'terms.id as term_id', 'terms.slug'])
    .where('attributes.name', 'in', names)
    .orderBy('attributes.id')
    .execute();
  const found = new Map<number, number[]>();
  for (const row of rows) {
    const terms = found.get(row.id) ?? [];
    found.set(row.id, terms);
    const chosen = row.slug !== null && (requested[row.name] ?? []).includes(row.slug);
    if (chosen && row.term_id !== null) terms.push(row.term_id);
  }
  return [...found].map(([attributeId, terms]) => ({ attributeId, terms }));
}
