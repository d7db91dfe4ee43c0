import { applyCoupon, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { couponCode, rateChoice } from '#wire/store/cart-params.ts';
import { cartChange, cartResult } from './cart-endpoint.ts';

export const applyStoreCoupon = cartChange(couponCode, async ({ code }, call) =>
  cartResult(call, await applyCoupon(call.ctx, call.visitor, code)),
);

export const removeStoreCoupon = cartChange(couponCode, async ({ code }, call) =>
  cartResult(call, await removeCoupon(call.ctx, call.visitor, code)),
);

/** Without a package the rate is taken for all of them. */
export const selectStoreRate = cartChange(rateChoice, async ({ package_id, rate_id }, call) => {
  const { ctx, visitor } = call;
  const all = async () => {
    const { cart } = await readCart(ctx, visitor);
    return cart.shipping.packages.map(({ id }) => id);
  };
  const packages = package_id === undefined || package_id === null ? await all() : [package_id];
  const rates = Object.fromEntries(packages.map((id) => [String(id), rate_id]));
  return cartResult(call, await chooseShipping(ctx, visitor, rates));
});
