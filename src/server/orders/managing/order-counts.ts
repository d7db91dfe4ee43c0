import { sql } from 'kysely';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { OrderStatus } from '#wire/order.ts';

// How many orders there are, those in the trash left out, by what lists filter most: counted by the
// database with every order, in spans of 30 days. A page far inside the list begins in the span that
// the counts of the others lead to.
// Example: page 2001 of 25 skips 50,000 orders; the 61 newest spans have 49,600, so the page begins
// after 400 orders of the next.

const SPAN_MS = 30 * 24 * 60 * 60_000;

export interface CountedOrders {
  /** Empty for every status. */
  statuses: readonly OrderStatus[];
  createdVia?: readonly string[] | undefined;
  paymentMethod?: string | undefined;
  source?: string | undefined;
}

/** The oldest first; only those with an order. */
export interface OrderSpan {
  span: number;
  count: number;
}

export async function countBySpan(db: Db, asked: CountedOrders): Promise<OrderSpan[]> {
  await refreshOrderCounts(db);
  const { statuses, createdVia, paymentMethod, source } = asked;
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
  return rows
    .map(({ span, count }) => ({ span: Number(span), count: Number(count) }))
    .filter(({ count }) => count > 0);
}

export function countOf(spans: readonly OrderSpan[]): number {
  return spans.reduce((sum, { count }) => sum + count, 0);
}

export interface Place {
  skip: number;
  placedAfter?: number;
  placedBefore?: number;
}

/** From where in time a page is to be read, and how many orders are skipped there. */
export function placeOf(spans: readonly OrderSpan[], order: 'asc' | 'desc', skip: number): Place {
  let left = skip;
  for (const { span, count } of order === 'asc' ? spans : spans.toReversed()) {
    if (left < count) {
      return order === 'asc'
        ? { skip: left, placedAfter: span * SPAN_MS - 1 }
        : { skip: left, placedBefore: (span + 1) * SPAN_MS };
    }
    left -= count;
  }
  return { skip };
}

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 400;
/** Changes of one transaction. */
const MOST_DUE = 5000;

/** Adds up what was noted since. */
export async function refreshOrderCounts(db: Db): Promise<void> {
  while (await db.selectFrom('order_counts_due').select('id').limit(1).executeTakeFirst()) {
    await (db.isTransaction
      ? addDue(db)
      : runTransaction(db, addDue, { isolation: 'read committed' }));
  }
}

async function addDue(trx: Db): Promise<void> {
  const due = trx.selectFrom('order_counts_due').select('id').orderBy('id').limit(MOST_DUE);
  const taken = await trx
    .deleteFrom('order_counts_due')
    .where('id', 'in', due)
    .returning(['span', 'status', 'payment_method', 'created_via', 'source', 'n'])
    .execute();
  const byKey = Map.groupBy(taken, ({ n: _, ...key }) => JSON.stringify(Object.values(key)));
  // Always in the same order, so that two readers wait for each other instead of blocking.
  const rows = [...byKey]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, n: others.reduce((sum, { n }) => sum + n, first.n) }] : [],
    );
  for (const some of chunks(rows, CHUNK)) {
    await trx
      .insertInto('order_counts')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['span', 'status', 'payment_method', 'created_via', 'source'])
          .doUpdateSet({ n: sql`order_counts.n + excluded.n` }),
      )
      .execute();
  }
}
