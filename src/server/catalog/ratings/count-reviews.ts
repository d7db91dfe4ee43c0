import { sql } from 'kysely';
import { elementAt } from '#rules/lists/element-at.ts';
import { CELLS } from '#rules/reviews/tally.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CellColumn } from './tables.ts';

// Every write of a review moves the counts in its own transaction; they are never recounted.
// Rows are always touched in the same order, so that two writers wait for each other and no more.

export const ENTIRE_SHOP = 0;
export const ALL_WEEKS = -1;
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** 50 values a row; SQLite takes 32,766 in one statement. */
const AT_ONCE = 300;

export function getWeek(time: number): number {
  return Math.floor(time / WEEK);
}

export function weekStart(week: number): number {
  return week * WEEK;
}

export interface CountMove {
  productId: number;
  createdAt: number;
  /** null where it was not seen before. */
  from: number | null;
  /** null where it is not seen any more. */
  to: number | null;
}

interface CountRow {
  product: number;
  week: number;
  cells: number[];
}

/** Must run in a transaction that holds the products' rows. */
export async function moveCounts(trx: Db, moves: readonly CountMove[]): Promise<void> {
  const moving = moves.filter(({ from, to }) => from !== to);
  if (moving.length === 0) return;
  const inShop = await countInShop(
    trx,
    moving.map(({ productId }) => productId),
  );
  const rows = new Map<string, CountRow>();
  const add = (product: number, week: number, cell: number, step: number) => {
    const key = `${product} ${week}`;
    const row = rows.get(key) ?? { product, week, cells: CELLS.map(() => 0) };
    row.cells[cell] = elementAt(row.cells, cell) + step;
    rows.set(key, row);
  };
  for (const { productId, createdAt, from, to } of moving) {
    for (const product of inShop.has(productId) ? [productId, ENTIRE_SHOP] : [productId]) {
      for (const week of [getWeek(createdAt), ALL_WEEKS]) {
        if (from !== null) add(product, week, from, -1);
        if (to !== null) add(product, week, to, 1);
      }
    }
  }
  // The whole shop's rows come last: every write waits for them.
  const last = (row: CountRow) => (row.product === ENTIRE_SHOP ? 1 : 0);
  const sorted = [...rows.values()].sort(
    (a, b) => last(a) - last(b) || a.product - b.product || b.week - a.week,
  );
  for (const part of chunks(sorted, AT_ONCE)) await addRows(trx, part);
}

async function addRows(trx: Db, rows: readonly CountRow[]): Promise<void> {
  const values = rows.map(({ product, week, cells }) => ({
    product_id: product,
    week,
    ...Object.fromEntries(cells.map((count, cell) => [getColumn(cell), count])),
  }));
  await trx
    .insertInto('review_counts')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'week'])
        .doUpdateSet(
          Object.fromEntries(
            CELLS.map(getColumn).map((name) => [
              name,
              sql<number>`review_counts.${sql.ref(name)} + excluded.${sql.ref(name)}`,
            ]),
          ),
        ),
    )
    .execute();
}

export function getColumn(cell: number): CellColumn {
  return `c${cell}`;
}

/** The counts of a row, one for each cell. */
export function getCells(row: Readonly<Record<CellColumn, number>>): number[] {
  return CELLS.map((cell) => {
    const count = row[getColumn(cell)];
    if (count === undefined) throw new Error(`review_counts has no cell ${cell}`);
    return count;
  });
}

/**
 * Adds products to the shop's counts that are public by now, and removes others; returns which are
 * in. Must run in a transaction that holds the products' rows.
 */
export async function countInShop(trx: Db, ids: readonly number[]): Promise<Set<number>> {
  const inShop = new Set<number>();
  for (const part of chunks(
    [...new Set(ids)].sort((a, b) => a - b),
    AT_ONCE,
  )) {
    const rows = await trx
      .selectFrom('products')
      .leftJoin('review_shop_products as counted', 'counted.product_id', 'products.id')
      .select(['products.id', 'products.status', 'counted.product_id as counted'])
      .where('products.id', 'in', part)
      .execute();
    for (const { id, status, counted } of rows) {
      const isCounted = status === 'publish';
      if (isCounted) inShop.add(id);
      if (isCounted === (counted !== null)) continue;
      await addToShop(trx, id, isCounted ? 1 : -1);
      if (isCounted)
        await trx.insertInto('review_shop_products').values({ product_id: id }).execute();
      else await trx.deleteFrom('review_shop_products').where('product_id', '=', id).execute();
    }
  }
  return inShop;
}

async function addToShop(trx: Db, productId: number, sign: 1 | -1): Promise<void> {
  const rows = await trx
    .selectFrom('review_counts')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('week', 'desc')
    .execute();
  const moved = rows.map((row) => ({
    product: ENTIRE_SHOP,
    week: row.week,
    cells: getCells(row).map((count) => sign * count),
  }));
  for (const part of chunks(moved, AT_ONCE)) await addRows(trx, part);
}

/** A deleted product's reviews leave the shop's counts. Must run before it is deleted. */
export async function purgeCounts(trx: Db, productId: number): Promise<void> {
  const counted = await trx
    .deleteFrom('review_shop_products')
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  if (counted) await addToShop(trx, productId, -1);
  await trx.deleteFrom('review_counts').where('product_id', '=', productId).execute();
}
