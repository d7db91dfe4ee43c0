import type { Db } from '#server/platform/database/database.ts';

export interface LogQuery {
  /** Both included; epoch milliseconds. */
  from: number;
  to: number;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** Each download of these days, with what it was of. */
export async function listDownloadLog(db: Db, { from, to, order, offset, limit }: LogQuery) {
  const matching = db.selectFrom('download_log').where('at', '>=', from).where('at', '<=', to);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await matching
    .innerJoin('order_lines', 'order_lines.id', 'download_log.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('customers', 'customers.id', 'download_log.customer_id')
    .select([
      'download_log.id',
      'download_log.at',
      'download_log.download_id',
      'download_log.customer_id',
      'order_lines.product_id',
      'order_lines.variation_id',
      'orders.id as order_id',
      'orders.number',
      'customers.display_name',
    ])
    .orderBy('download_log.at', order)
    .orderBy('download_log.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { entries, total: Number(total) };
}
