import type { Call } from '../call.ts';
import { applyCoupon, applyCouponById, removeCoupon } from '#server/cart/apply-coupon.ts';
import { idParam } from '#wire/store/params.ts';
import { htmlAnswer, noticeHtml, tellingAnswer } from './cart-answer.ts';
import { textIn } from './cart-fields.ts';

/** Pages of old programs hold either nonce in `security`. */
const nonce = ['coupon', 'public'] as const;

/** The classic calls answer what there is to say, as HTML. */
export const applyCouponCode: Call = {
  nonce,
  async handle(call) {
    const code = textIn(call.values, 'coupon_code', 'coupon');
    return htmlAnswer(noticeHtml(call, await applyCoupon(call.ctx, call.visitor, code)));
  },
};

export const removeCouponCode: Call = {
  nonce,
  async handle(call) {
    const code = textIn(call.values, 'coupon', 'coupon_code');
    return htmlAnswer(noticeHtml(call, await removeCoupon(call.ctx, call.visitor, code)));
  },
};

/** A coupon of the list, by its number. */
export const applyCouponOnClick: Call = {
  nonce: 'coupon',
  async handle(call) {
    const { ctx, visitor, values } = call;
    const id = idParam.safeParse(values.coupon_id);
    const code = textIn(values, 'coupon_code');
    const outcome = await applyCouponById(ctx, visitor, id.success ? id.data : 0, code);
    return htmlAnswer(noticeHtml(call, outcome));
  },
};

export const sideCartApply: Call = {
  async handle(call) {
    const code = textIn(call.values, 'coupon', 'coupon_code');
    return tellingAnswer(call, await applyCoupon(call.ctx, call.visitor, code));
  },
};

export const sideCartRemove: Call = {
  async handle(call) {
    const code = textIn(call.values, 'coupon', 'coupon_code');
    return tellingAnswer(call, await removeCoupon(call.ctx, call.visitor, code));
  },
};
