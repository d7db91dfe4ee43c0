import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { derivedCounts } from '#server/platform/derived/derived-counts.ts';
import { getSpans, SPAN_MS, type Span } from '../span-counts.ts';
import type { BuyerCountKey } from '../tables.ts';

/**
 * How many customers there are by what their list filters and by when they ordered last. Most rows of
 * `buyers` are written with another sum alone, and need no mark.
 */
export const BUYER_COUNTS = derivedCounts<BuyerCountKey>({
  name: 'buyer-counts',
  counts: 'buyer_counts',
  countedBy: ['span', 'account', 'country', 'orders'],
  marks: 'buyer_counts_due',
  sources: [
    {
      table: 'buyers',
      columns: ['last_order_at', 'customer_id', 'country', 'orders'],
      name: 'buyers_count',
      mark: (row) => ({
        span: `${row}.last_order_at / ${SPAN_MS}`,
        account: `case when ${row}.customer_id is null then 0 else 1 end`,
        country: `${row}.country`,
        orders: `${row}.orders`,
      }),
      isCounted: true,
      isMarkedWhenMoved: true,
    },
  ],
});

interface CountedBuyers {
  account?: 'yes' | 'no' | undefined;
  country?: string | undefined;
  ordersFrom?: number | undefined;
  ordersTo?: number | undefined;
}

/** By when they ordered last; span 0 has those who never did. */
export async function buyersBySpan(db: Db, requested: CountedBuyers): Promise<readonly Span[]> {
  const { account, country, ordersFrom, ordersTo } = requested;
  let counts = db.selectFrom('buyer_counts');
  if (account) counts = counts.where('account', '=', account === 'yes' ? 1 : 0);
  if (country) counts = counts.where('country', '=', country);
  if (ordersFrom !== undefined) counts = counts.where('orders', '>=', ordersFrom);
  if (ordersTo !== undefined) counts = counts.where('orders', '<=', ordersTo);
  const rows = await counts
    .select(['span', sql<number | string>`sum(n)`.as('count')])
    .groupBy('span')
    .orderBy('span')
    .execute();
  return getSpans(rows);
}
