import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import { applyCoupon, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import { changeCart, showCart } from '#server/cart/changing/change-cart.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import { couponCode } from '#wire/store/cart-params.ts';
import { noParams } from '#wire/store/params.ts';
import type { CallRequest } from '../../call.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { endpoint } from '../../rest/rest-route.ts';
import { cartChange, cartHeaders, cartResult } from '../cart-endpoint.ts';
import { loadStoreCart } from '../to-store-cart.ts';

// The coupons of the cart as a collection, beside the calls that answer the whole cart.

type StoreCoupon = StoreCart['coupons'][number];

const notApplied: RestError = {
  code: 'woocommerce_rest_cart_coupon_invalid_code',
  message: 'This coupon is not applied to the cart.',
  status: 404,
};

function linked(coupon: StoreCoupon, { origin }: CallRequest) {
  const collection = `${origin}/wp-json/wc/store/v1/cart/coupons`;
  return {
    ...coupon,
    _links: {
      self: [{ href: `${collection}/${encodeURIComponent(coupon.code)}` }],
      collection: [{ href: collection }],
    },
  };
}

export const listStoreCoupons = endpoint(noParams, async (_, call) =>
  cartResult(call, await showCart(call.ctx, call.visitor), {
    part: ({ coupons }) => coupons.map((coupon) => linked(coupon, call)),
  }),
);

export const addStoreCoupon = cartChange(couponCode, async ({ code }, call) =>
  cartResult(call, await applyCoupon(call.ctx, call.visitor, code), {
    status: 201,
    part: ({ coupons }) =>
      coupons.filter((one) => one.code === normaliseCode(code)).map((one) => linked(one, call))[0],
  }),
);

/** Automatic ones are applied again by the cart itself. */
export const removeStoreCoupons = cartChange(noParams, async (_, call) => {
  const result = await changeCart(call.ctx, call.visitor, (state) => ({
    ok: true,
    state: { ...state, coupons: [] },
  }));
  return cartResult(call, result, { part: () => [] });
});

async function appliedCoupon(call: CallRequest, code: string) {
  const result = await showCart(call.ctx, call.visitor);
  const { coupons } = await loadStoreCart(call.ctx, result, call.origin);
  const coupon = coupons.find((one) => one.code === normaliseCode(code));
  return { coupon, headers: cartHeaders(call, result) };
}

export const readStoreCoupon = endpoint(couponCode, async ({ code }, call) => {
  const { coupon, headers } = await appliedCoupon(call, code);
  if (!coupon) return { ok: false, error: notApplied, headers };
  return { ok: true, answer: { body: linked(coupon, call), headers } };
});

export const deleteStoreCoupon = cartChange(couponCode, async ({ code }, call) => {
  const { coupon, headers } = await appliedCoupon(call, code);
  if (!coupon) return { ok: false, error: notApplied, headers };
  const result = await removeCoupon(call.ctx, call.visitor, code);
  return cartResult(call, result, { status: 204, part: () => null });
});
