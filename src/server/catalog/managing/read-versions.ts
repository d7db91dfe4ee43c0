import type { Db } from '#server/platform/database/database.ts';

/**
 * By product, the columns of its row that move with every change, every sale and every review, and
 * whether its dated price holds: as long as they are the same, so is what a list shows of it.
 */
export async function readVersions(
  db: Db,
  ids: readonly number[],
  now: number,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'updated_at',
      'status',
      'regular_price',
      'sale_price',
      'sale_from',
      'sale_to',
      'stock_quantity',
      'stock_status',
      'stock_state',
      'price_min',
      'price_max',
      'on_sale',
      'total_sales',
      'rating_sum',
      'rating_count',
    ])
    .where('id', 'in', ids)
    .where('parent_id', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const begun = row.sale_from === null || row.sale_from <= now;
      const ended = row.sale_to !== null && row.sale_to <= now;
      return [row.id, [begun, ended, ...Object.values(row)].join(' ')];
    }),
  );
}
