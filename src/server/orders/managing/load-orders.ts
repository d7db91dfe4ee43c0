import type { Db } from '#server/platform/database/database.ts';
import type { OrderRecord } from '../order-record.ts';
import { getLine, getRefund, type OrderRow, toOrder, toRow } from '../order-row.ts';

/** Orders with their lines, rows and refunds, without notes and shipments: three queries for all of them. */
export async function loadOrders(db: Db, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, totals, refunds] = await Promise.all([
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('order_rows')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('order_refunds')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('id', 'desc')
      .execute(),
  ]);
  const linesBy = Map.groupBy(lines, ({ order_id }) => order_id);
  const rowsBy = Map.groupBy(totals, ({ order_id }) => order_id);
  const refundsBy = Map.groupBy(refunds, ({ order_id }) => order_id);
  return rows.map((row) => ({
    ...toOrder(row),
    lines: (linesBy.get(row.id) ?? []).map(getLine),
    rows: (rowsBy.get(row.id) ?? []).map(toRow),
    notes: [],
    shipments: [],
    refunds: (refundsBy.get(row.id) ?? []).map(getRefund),
  }));
}
