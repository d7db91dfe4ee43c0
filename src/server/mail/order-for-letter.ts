import { findOrder } from '#server/orders/find-order.ts';
import { orderViewOf } from '#server/orders/order-view.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderView } from '#wire/order.ts';

/** The order as its buyer sees it, whoever the letter goes to. */
export async function orderForLetter(ctx: ShopContext, id: number): Promise<OrderView | null> {
  const order = await findOrder(ctx, id);
  return order && orderViewOf(ctx, order);
}
