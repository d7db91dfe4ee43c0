import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderRecord } from './order-record.ts';
import { lineOf, noteOf, orderOf, refundOf, rowOf, shipmentOf } from './order-row.ts';

// Every page and every email about an order reads it.

const orderById = compiledQuery((db, id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id),
);
const linesOf = compiledQuery((db, id: number) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position'),
);
const rowsOf = compiledQuery((db, id: number) =>
  db.selectFrom('order_rows').selectAll().where('order_id', '=', id).orderBy('position'),
);
const notesOf = compiledQuery((db, id: number) =>
  db.selectFrom('order_notes').selectAll().where('order_id', '=', id).orderBy('at').orderBy('id'),
);
const refundsOf = compiledQuery((db, id: number) =>
  db.selectFrom('order_refunds').selectAll().where('order_id', '=', id).orderBy('at').orderBy('id'),
);
const shipmentsOf = compiledQuery((db, id: number) =>
  db.selectFrom('order_shipments').selectAll().where('order_id', '=', id).orderBy('id'),
);

/** The whole order; who may see it is decided by openOrder. */
export async function findOrder(
  { db }: Pick<ShopContext, 'db'>,
  id: number,
): Promise<OrderRecord | null> {
  // Both engines number rows from 1 to 2^31 - 1; PostgreSQL fails on a larger number.
  if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
  const [row] = await orderById(db, id);
  if (!row) return null;
  const [lines, rows, notes, refunds, shipments] = await Promise.all([
    linesOf(db, id),
    rowsOf(db, id),
    notesOf(db, id),
    refundsOf(db, id),
    shipmentsOf(db, id),
  ]);
  return {
    ...orderOf(row),
    lines: lines.map(lineOf),
    rows: rows.map(rowOf),
    notes: notes.map(noteOf),
    refunds: refunds.map(refundOf),
    shipments: shipments.map(shipmentOf),
  };
}
