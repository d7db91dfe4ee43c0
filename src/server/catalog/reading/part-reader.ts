import type { Db } from '#server/platform/database/database.ts';

/** Reads one part of many products by a fixed number of queries. */
export type PartReader<Part> = (db: Db, ids: readonly number[]) => Promise<(id: number) => Part>;

export function listReader<Row extends { product_id: number }>(
  query: (db: Db, ids: readonly number[]) => Promise<Row[]>,
): PartReader<Row[]> {
  return async (db, ids) => {
    const rows = Map.groupBy(await query(db, ids), (row) => row.product_id);
    return (id) => rows.get(id) ?? [];
  };
}
