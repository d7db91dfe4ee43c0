import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartView } from '#wire/cart.ts';
import { cartViewOf } from './view/cart-view.ts';
import { readCart } from './change-cart.ts';

/** The visitor's cart priced at this moment; empty for one of whom nothing is remembered. */
export async function loadCart(ctx: ShopContext, visitor: Visitor): Promise<CartView> {
  return cartViewOf(ctx, await readCart(ctx, visitor));
}
