import type { ShopContext } from '#server/settings/context.ts';
import type { OrderRecord } from './order-record.ts';
import { lineOf, noteOf, orderOf, refundOf, rowOf } from './order-row.ts';

/** The whole order without an access check: that is openOrder's. */
export async function findOrder(
  { db }: Pick<ShopContext, 'db'>,
  id: number,
): Promise<OrderRecord | null> {
  // Both engines number rows from 1 to 2^31 - 1; PostgreSQL fails on a larger number.
  if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const rows = await db
    .selectFrom('order_rows')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const notes = await db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    ...orderOf(row),
    lines: lines.map(lineOf),
    rows: rows.map(rowOf),
    notes: notes.map(noteOf),
    refunds: refunds.map(refundOf),
  };
}
