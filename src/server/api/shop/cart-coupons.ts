import { applyCoupon, applyCouponById, removeCoupon } from '#server/cart/changing/apply-coupon.ts';
import { couponCall, couponClick } from '#wire/forms/cart-calls.ts';
import { defineCall } from '../call.ts';
import { htmlResponse, noticeHtml, noticeResponse } from './cart-response.ts';

/** Pages of old programs hold either nonce in `security`. */
const nonce = ['coupon', 'public'] as const;

/** The classic calls answer the notices as HTML. */
export const applyCouponCode = defineCall({
  nonce,
  input: couponCall,
  async handle({ code }, call) {
    return htmlResponse(noticeHtml(call, await applyCoupon(call.ctx, call.visitor, code)));
  },
});

export const removeCouponCode = defineCall({
  nonce,
  input: couponCall,
  async handle({ code }, call) {
    return htmlResponse(noticeHtml(call, await removeCoupon(call.ctx, call.visitor, code)));
  },
});

/** A coupon of the list, by its id. */
export const applyCouponOnClick = defineCall({
  nonce: 'coupon',
  input: couponClick,
  async handle({ coupon_id, coupon_code }, call) {
    const result = await applyCouponById(call.ctx, call.visitor, coupon_id ?? 0, coupon_code);
    return htmlResponse(noticeHtml(call, result));
  },
});

export const sideCartApply = defineCall({
  input: couponCall,
  async handle(input, call) {
    return noticeResponse(call, await applyCoupon(call.ctx, call.visitor, input.code), input);
  },
});

export const sideCartRemove = defineCall({
  input: couponCall,
  async handle(input, call) {
    return noticeResponse(call, await removeCoupon(call.ctx, call.visitor, input.code), input);
  },
});
