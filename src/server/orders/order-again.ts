import type { CartOutcome } from '#server/cart/change-cart.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from './order-problem.ts';

export type OrderAgainOutcome =
  /** `left` are names of what cannot be had any more; the rest is in the cart. */
  { ok: true; cart: CartOutcome; left: string[] } | { ok: false; problems: OrderProblem[] };

/** Puts the lines of an order of this visitor's own into the cart, options included. */
export async function orderAgain(
  _ctx: ShopContext,
  _visitor: Visitor,
  _orderId: number,
): Promise<OrderAgainOutcome> {
  throw new Error('orders are being built');
}
