import { leftToShip } from '#rules/orders/ship-order.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderLine, OrderView } from '#wire/order.ts';
import { listOrders } from '../managing/list-orders.ts';
import type { OrderRecord } from '../order-record.ts';
import { loadOrderView } from '../view/order-view.ts';
import { shippableLines } from './ship-order.ts';

export interface OrderToPack {
  order: OrderView;
  lines: { line: OrderLine; left: number }[];
}

/** Paid orders of which something is still to be sent, those that wait longest first. */
export async function listToPack(
  ctx: ShopContext,
  page: { offset: number; limit: number },
): Promise<{ orders: OrderToPack[]; total: number }> {
  const { orders, total } = await listOrders(ctx, {
    ...page,
    statuses: ['processing'],
    trashed: false,
    include: [],
    exclude: [],
    orderBy: 'date',
    order: 'asc',
  });
  const toPack = await Promise.all(orders.map((order) => loadToPack(ctx, order)));
  return { orders: toPack, total };
}

/** Null where it is not to be packed, such as an order that is not paid. */
export async function findToPack(
  ctx: ShopContext,
  record: OrderRecord,
): Promise<OrderToPack | null> {
  return record.status === 'processing' && !record.trashed ? loadToPack(ctx, record) : null;
}

async function loadToPack(ctx: ShopContext, record: OrderRecord): Promise<OrderToPack> {
  const order = await loadOrderView(ctx, record);
  const shippable = await shippableLines(ctx.db, record);
  const left = new Map(shippable.map((line) => [line.id, line.sent ? leftToShip(line) : 0]));
  return {
    order,
    lines: order.lines.flatMap((line) => {
      const pieces = left.get(line.id) ?? 0;
      return pieces > 0 ? [{ line, left: pieces }] : [];
    }),
  };
}
