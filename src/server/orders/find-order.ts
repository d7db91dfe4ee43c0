import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderRecord } from './order-record.ts';
import { getLine, getNote, getRefund, getShipment, toOrder, toRow } from './order-row.ts';

// Every page and every email about an order reads it.

const orderById = compiledQuery((db, id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id),
);
const loadLines = compiledQuery((db, id: number) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position'),
);
const loadRows = compiledQuery((db, id: number) =>
  db.selectFrom('order_rows').selectAll().where('order_id', '=', id).orderBy('position'),
);
const loadNotes = compiledQuery((db, id: number) =>
  db.selectFrom('order_notes').selectAll().where('order_id', '=', id).orderBy('at').orderBy('id'),
);
const loadRefunds = compiledQuery((db, id: number) =>
  db.selectFrom('order_refunds').selectAll().where('order_id', '=', id).orderBy('at').orderBy('id'),
);
const loadShipments = compiledQuery((db, id: number) =>
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
    loadLines(db, id),
    loadRows(db, id),
    loadNotes(db, id),
    loadRefunds(db, id),
    loadShipments(db, id),
  ]);
  return {
    ...toOrder(row),
    lines: lines.map(getLine),
    rows: rows.map(toRow),
    notes: notes.map(getNote),
    refunds: refunds.map(getRefund),
    shipments: shipments.map(getShipment),
  };
}

export async function findLastOrderId(db: Db): Promise<number | null> {
  const last = db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(1);
  return (await last.executeTakeFirst())?.id ?? null;
}
