import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { derivedCounts } from '#server/platform/derived/derived-counts.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import type { OrderStatus } from '#wire/order.ts';
import { getSpans, SPAN_MS, type Span } from '../span-counts.ts';
import type { OrderCountKey } from '../tables.ts';

/** How many orders there are, those in the trash left out, by what lists filter and by when they were placed. */
export const ORDER_COUNTS = derivedCounts<OrderCountKey>({
  name: 'order-counts',
  counts: 'order_counts',
  countedBy: ['span', 'status', 'payment_method', 'created_via', 'source'],
  marks: 'order_counts_due',
  sources: [
    {
      table: 'orders',
      columns: ['status', 'payment_method', 'created_via', 'source', 'placed_at', 'trashed'],
      name: 'orders_count',
      mark: (row) => ({
        span: `${row}.placed_at / ${SPAN_MS}`,
        status: `${row}.status`,
        payment_method: `${row}.payment_method`,
        created_via: `${row}.created_via`,
        source: `${row}.source`,
      }),
      where: (row) => `${row}.trashed = 0`,
      isCounted: true,
    },
  ],
});

export interface CountedOrders {
  /** Empty for every status. */
  statuses: readonly OrderStatus[];
  createdVia?: readonly string[] | undefined;
  paymentMethod?: string | undefined;
  source?: string | undefined;
}

/** By when they were placed, the oldest first. */
export async function countBySpan(db: Db, requested: CountedOrders): Promise<readonly Span[]> {
  await refreshDerived(db, ORDER_COUNTS);
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
