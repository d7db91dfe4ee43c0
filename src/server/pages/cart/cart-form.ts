import type { CartState } from '#server/cart/cart-state.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { emptyCart, setQuantities } from '#server/cart/changing/change-lines.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { setDestination } from '#server/cart/changing/set-destination.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartPageForm } from '#wire/forms/cart-page-form.ts';

/** The notices wait for the page that the redirect leads to. */
const LATER = { saveNotices: true } as const;

/** Does what the form of the cart page asks for. Answers where to go, or null for the cart itself. */
export async function takeCartForm(
  ctx: ShopContext,
  visitor: Visitor,
  { empty, quantities, rates, destination, coupon, offer, proceed }: CartPageForm,
): Promise<string | null> {
  if (empty) {
    await emptyCart(ctx, visitor, LATER);
    return null;
  }
  const set = quantities.size > 0 ? await setQuantities(ctx, visitor, quantities, LATER) : null;
  if (Object.keys(rates).length > 0) await chooseShipping(ctx, visitor, rates, LATER);
  if (destination) await setDestination(ctx, visitor, destination, LATER);
  if (coupon !== null) await applyCoupon(ctx, visitor, coupon, LATER);
  if (offer !== null) await applyCoupon(ctx, visitor, offer, LATER);
  // The checkout opens only with the quantities that were typed.
  const asTyped = set === null || holds(set.cart.state, quantities);
  return proceed && asTyped ? ctx.settings['routes.checkout'] : null;
}

function holds({ lines }: CartState, quantities: ReadonlyMap<string, number>): boolean {
  return lines.every(({ key, quantity }) => (quantities.get(key) ?? quantity) === quantity);
}
