import { BOUGHT_STATUSES } from '#rules/orders/order-status.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What an account has ordered, whatever became of it, and spent; amounts in minor units. */
export interface CustomerFigures {
  orders: number;
  spent: number;
  lastOrder: { id: number; placedAt: number } | null;
}

const NONE: CustomerFigures = { orders: 0, spent: 0, lastOrder: null };

/** Of each of these accounts; orders in the trash do not count. */
export async function customerFigures(
  db: Db,
  ids: readonly number[],
): Promise<(id: number) => CustomerFigures> {
  if (ids.length === 0) return () => NONE;
  const rows = await db
    .selectFrom('orders')
    .select(({ fn, ref, case: when }) => [
      'customer_id',
      fn.countAll<number>().as('orders'),
      fn.max('id').as('last'),
      fn
        .sum<number>(when().when('status', 'in', BOUGHT_STATUSES).then(ref('total')).else(0).end())
        .as('spent'),
    ])
    .where('customer_id', 'in', ids)
    .where('trashed', '=', 0)
    .groupBy('customer_id')
    .execute();
  const lastIds = rows.map(({ last }) => last);
  const placed =
    lastIds.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['id', 'placed_at'])
          .where('id', 'in', lastIds)
          .execute();
  const placedAt = new Map(placed.map(({ id, placed_at: at }) => [id, at]));
  const byId = new Map(
    rows.map(({ customer_id: id, orders, spent, last }): [number | null, CustomerFigures] => [
      id,
      {
        orders: Number(orders),
        spent: Number(spent),
        lastOrder: { id: last, placedAt: placedAt.get(last) ?? 0 },
      },
    ]),
  );
  return (id) => byId.get(id) ?? NONE;
}
