import { applyCoupon, removeCoupon, whyNotApplied } from '#server/cart/changing/apply-coupon.ts';
import { readCart, showCart } from '#server/cart/changing/change-cart.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { couponCode, rateChoice } from '#wire/store/cart-params.ts';
import { cartChange, cartResult } from './cart-endpoint.ts';

export const applyStoreCoupon = cartChange(couponCode, async ({ code }, call) =>
  cartResult(call, await applyCoupon(call.ctx, call.visitor, code)),
);

/** A coupon that is not in the cart is another matter than a code that no coupon has. */
export const removeStoreCoupon = cartChange(couponCode, async ({ code }, call) => {
  const { ctx, visitor } = call;
  const result = await removeCoupon(ctx, visitor, code);
  if (result.ok) return cartResult(call, result);
  return cartResult(call, { ...result, problems: [await whyNotApplied(ctx, visitor, code)] });
});

/**
 * Without a package the rate is taken for all of them. A rate that is not offered leaves the cart as
 * it is, as in WooCommerce: the response says which one is selected.
 */
export const selectStoreRate = cartChange(rateChoice, async ({ package_id, rate_id }, call) => {
  const { ctx, visitor } = call;
  const all = async () => {
    const { cart } = await readCart(ctx, visitor);
    return cart.shipping.packages.map(({ id }) => id);
  };
  const packages = package_id === undefined || package_id === null ? await all() : [package_id];
  const rates = Object.fromEntries(packages.map((id) => [String(id), rate_id]));
  const result = await chooseShipping(ctx, visitor, rates);
  return cartResult(call, result.ok ? result : await showCart(ctx, visitor));
});
