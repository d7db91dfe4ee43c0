import { sql } from 'kysely';
import { STOCK_STATUSES, type StockStatus } from '#rules/catalog/product.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { currentColumns } from './current-columns.ts';
import { plainAttribute } from './named-groups.ts';
import { type PreparedFilter, selectMatching, wantsVariations } from './store-selection.ts';

// Sums over the products that a query finds. A count beside a filter leaves that very filter out,
// so that it says what choosing another value would show.

export interface TermCount {
  term: number;
  count: number;
}

export async function storePriceRange(
  ctx: ShopContext,
  prepared: PreparedFilter,
): Promise<{ min: number; max: number } | null> {
  const { priceMin, priceMax } = currentColumns(ctx.now, wantsVariations(prepared.filter));
  const row = await selectMatching(ctx, prepared, 'price')
    .select([
      sql<number | null>`min(${priceMin})`.as('min'),
      sql<number | null>`max(${priceMax})`.as('max'),
    ])
    .executeTakeFirstOrThrow();
  if (row.min === null || row.max === null) return null;
  return { min: Number(row.min), max: Number(row.max) };
}

export async function storeRatingCounts(ctx: ShopContext, prepared: PreparedFilter) {
  const rows = await selectMatching(ctx, prepared, 'rating')
    .where('e.stars', '>', 0)
    .groupBy('e.stars')
    .select((eb) => ['e.stars as rating', eb.fn.countAll<number>().as('count')])
    .orderBy('e.stars')
    .execute();
  return rows.map((row) => ({ rating: Number(row.rating), count: Number(row.count) }));
}

export async function storeStockCounts(
  ctx: ShopContext,
  prepared: PreparedFilter,
): Promise<{ status: StockStatus; count: number }[]> {
  const { stock } = currentColumns(ctx.now, wantsVariations(prepared.filter));
  const rows = await selectMatching(ctx, prepared, 'stock_status')
    .select((eb) => [stock.as('stock_now'), eb.fn.countAll<number>().as('count')])
    .groupBy('stock_now')
    .execute();
  const counts = new Map(rows.map((row) => [row.stock_now, Number(row.count)]));
  return STOCK_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

export async function storeTermCounts(
  ctx: ShopContext,
  prepared: PreparedFilter,
  taxonomy: string,
  includesOwnFilter: boolean,
): Promise<TermCount[]> {
  const name = plainAttribute(taxonomy);
  const rows = await selectMatching(ctx, prepared, includesOwnFilter ? null : `attribute:${name}`)
    .innerJoin('product_terms as pt', 'pt.product_id', 'p.id')
    .innerJoin('attributes as a', 'a.id', 'pt.attribute_id')
    .where('a.name', '=', name)
    .groupBy('pt.term_id')
    .select((eb) => ['pt.term_id as term', eb.fn.countAll<number>().as('count')])
    .orderBy('pt.term_id')
    .execute();
  return rows.map((row) => ({ term: row.term, count: Number(row.count) }));
}

/** Categories count what their children hold as well. */
export async function storeCategoryCounts(
  ctx: ShopContext,
  prepared: PreparedFilter,
): Promise<TermCount[]> {
  const rows = await selectMatching(ctx, prepared)
    .innerJoin('listing_entries as s', 's.product_id', 'p.id')
    .where('s.scope', '>', 0)
    .groupBy('s.scope')
    .select((eb) => ['s.scope as term', eb.fn.countAll<number>().as('count')])
    .orderBy('s.scope')
    .execute();
  return rows.map((row) => ({ term: row.term, count: Number(row.count) }));
}

export async function storeTagCounts(
  ctx: ShopContext,
  prepared: PreparedFilter,
): Promise<TermCount[]> {
  const rows = await selectMatching(ctx, prepared)
    .innerJoin('product_tags as pt', 'pt.product_id', 'p.id')
    .groupBy('pt.tag_id')
    .select((eb) => ['pt.tag_id as term', eb.fn.countAll<number>().as('count')])
    .orderBy('pt.tag_id')
    .execute();
  return rows.map((row) => ({ term: row.term, count: Number(row.count) }));
}
