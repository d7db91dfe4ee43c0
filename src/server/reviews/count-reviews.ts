import { sql } from 'kysely';
import { CELLS } from '#rules/reviews/tally.ts';
import { chunks } from '#server/catalog/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CellColumn } from './tables.ts';

// Counts of reviews are moved by whoever writes, in the same transaction, and never counted anew.
// Rows are always touched in the same order, so that two writers wait for each other and no more.

export const WHOLE_SHOP = 0;
export const ALL_WEEKS = -1;
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** 42 values a row; SQLite takes 32,766 in one statement. */
const AT_ONCE = 300;

export function weekOf(time: number): number {
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

/** Must run in a transaction. */
export async function moveCounts(trx: Db, moves: readonly CountMove[]): Promise<void> {
  const rows = new Map<string, CountRow>();
  const add = (product: number, week: number, cell: number, step: number) => {
    const key = `${product} ${week}`;
    const row = rows.get(key) ?? { product, week, cells: CELLS.map(() => 0) };
    row.cells[cell] = (row.cells[cell] ?? 0) + step;
    rows.set(key, row);
  };
  for (const { productId, createdAt, from, to } of moves) {
    if (from === to) continue;
    for (const product of [productId, WHOLE_SHOP]) {
      for (const week of [weekOf(createdAt), ALL_WEEKS]) {
        if (from !== null) add(product, week, from, -1);
        if (to !== null) add(product, week, to, 1);
      }
    }
  }
  // The whole shop's rows come last: they are what everybody waits for.
  const last = (row: CountRow) => (row.product === WHOLE_SHOP ? 1 : 0);
  const sorted = [...rows.values()].sort(
    (a, b) => last(a) - last(b) || a.product - b.product || b.week - a.week,
  );
  for (const part of chunks(sorted, AT_ONCE)) await addRows(trx, part);
}

async function addRows(trx: Db, rows: readonly CountRow[]): Promise<void> {
  const values = rows.map(({ product, week, cells }) => ({
    product_id: product,
    week,
    ...Object.fromEntries(cells.map((count, cell) => [columnOf(cell), count])),
  }));
  await trx
    .insertInto('review_counts')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'week'])
        .doUpdateSet(
          Object.fromEntries(
            CELLS.map(columnOf).map((name) => [
              name,
              sql<number>`review_counts.${sql.ref(name)} + excluded.${sql.ref(name)}`,
            ]),
          ),
        ),
    )
    .execute();
}

export function columnOf(cell: number): CellColumn {
  return `c${cell}`;
}

/** A product that goes takes its reviews out of the shop's counts. Must run before it is deleted. */
export async function forgetCounts(trx: Db, productId: number): Promise<void> {
  const rows = await trx
    .selectFrom('review_counts')
    .selectAll()
    .where('product_id', '=', productId)
    .execute();
  const taken = rows.map((row) => ({
    product: WHOLE_SHOP,
    week: row.week,
    cells: CELLS.map((cell) => -(row[columnOf(cell)] ?? 0)),
  }));
  for (const part of chunks(taken, AT_ONCE)) await addRows(trx, part);
  await trx.deleteFrom('review_counts').where('product_id', '=', productId).execute();
}
