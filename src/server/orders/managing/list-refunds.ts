import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { inListOrder, likeWords } from '#server/platform/database/sort-list.ts';
import type { OrderRecord, OrderRefund } from '../order-record.ts';
import { getRefund } from '../order-row.ts';
import { loadOrders } from './load-orders.ts';

export interface RefundQuery {
  /** Empty for the refunds of every order. */
  orderIds: readonly number[];
  exceptOrderIds: readonly number[];
  include: readonly number[];
  exclude: readonly number[];
  after?: number | undefined;
  before?: number | undefined;
  /** Text searched for in the reasons. */
  search?: string | undefined;
  /** `include`: in the order of that list. */
  orderBy: 'at' | 'id' | 'include';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export interface ListedRefund {
  order: OrderRecord;
  refund: OrderRefund;
}

/** Refunds with the orders whose lines they name. */
export async function listRefunds(
  db: Db,
  query: RefundQuery,
): Promise<{ refunds: ListedRefund[]; total: number }> {
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await sorted(matching(db, query), query)
    .selectAll()
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  if (rows.length === 0) return { refunds: [], total };
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const found = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const orders = new Map((await loadOrders(db, found)).map((order) => [order.id, order]));
  const refunds = rows.flatMap((row) => {
    const order = orders.get(row.order_id);
    return order ? { order, refund: getRefund(row) } : [];
  });
  return { refunds, total };
}

type Matching = ReturnType<typeof matching>;

function sorted(refunds: Matching, { orderBy, order, include }: RefundQuery): Matching {
  if (orderBy !== 'include') return refunds.orderBy(orderBy, order).orderBy('id', order);
  return include.length > 0 ? refunds.orderBy(inListOrder(include)) : refunds.orderBy('id', order);
}

function matching(db: Db, query: RefundQuery) {
  const { orderIds, exceptOrderIds, include, exclude, after, before } = query;
  let refunds = db.selectFrom('order_refunds');
  if (orderIds.length > 0) refunds = refunds.where('order_id', 'in', orderIds);
  if (exceptOrderIds.length > 0) refunds = refunds.where('order_id', 'not in', exceptOrderIds);
  if (include.length > 0) refunds = refunds.where('id', 'in', include);
  if (exclude.length > 0) refunds = refunds.where('id', 'not in', exclude);
  if (after !== undefined) refunds = refunds.where('at', '>', after);
  if (before !== undefined) refunds = refunds.where('at', '<', before);
  const like = likeWords(query.search);
  if (like === null) return refunds;
  return refunds.where(sql<boolean>`lower(reason) like ${like} escape '\\'`);
}
