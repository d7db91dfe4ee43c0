import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { OrderStatus } from '#wire/order.ts';
import { addDue, type CountTables, getSpans, type Span } from '../span-counts.ts';

// How many orders there are, those in the trash left out, by what lists filter most: counted by the
// database with every order.

const TABLES: CountTables = {
  counts: 'order_counts',
  due: 'order_counts_due',
  key: ['span', 'status', 'payment_method', 'created_via', 'source'],
};

export interface CountedOrders {
  /** Empty for every status. */
  statuses: readonly OrderStatus[];
  createdVia?: readonly string[] | undefined;
  paymentMethod?: string | undefined;
  source?: string | undefined;
}

/** By when they were placed, the oldest first. */
export async function countBySpan(db: Db, requested: CountedOrders): Promise<readonly Span[]> {
  await refreshOrderCounts(db);
  const { statuses, createdVia, paymentMethod, source } = requested;
  let counts = db.selectFrom('order_counts');
  if (statuses.length > 0) counts = counts.where('status', 'in', statuses);
  if (createdVia?.length) counts = counts.where('created_via', 'in', createdVia);
  if (paymentMethod) counts = counts.where('payment_method', '=', paymentMethod);
  if (source) counts = counts.where('source', '=', source);
  const rows = await counts
    .select(['span', sql<number | string>`sum(n)`.as('count')])
    .groupBy('span')
    .orderBy('span')
    .execute();
  return getSpans(rows);
}

/** Adds up what was noted since. */
export async function refreshOrderCounts(db: Db): Promise<void> {
  while (await db.selectFrom('order_counts_due').select('id').limit(1).executeTakeFirst()) {
    await (db.isTransaction
      ? addDue(db, TABLES)
      : runTransaction(db, (trx) => addDue(trx, TABLES), { isolation: 'read committed' }));
  }
}
