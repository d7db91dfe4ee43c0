import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type CountTables, getSpans, type Span } from '../span-counts.ts';

// How many customers there are by what their list filters most: counted by the database with every row
// of `buyers`, and added up by refresh-buyers.ts.

export const BUYER_COUNTS: CountTables = {
  counts: 'buyer_counts',
  due: 'buyer_counts_due',
  key: ['span', 'account', 'country', 'orders'],
};

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
