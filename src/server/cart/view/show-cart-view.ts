import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartView } from '#wire/cart.ts';
import { showCart } from '../changing/change-cart.ts';
import { loadCartView } from './cart-view.ts';

/** The visitor's cart with its notices, which are delivered by this; empty without a session. */
export async function showCartView(ctx: ShopContext, visitor: Visitor): Promise<CartView> {
  return loadCartView(ctx, await showCart(ctx, visitor));
}
