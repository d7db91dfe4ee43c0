import type { Call } from '../call.ts';
import { chooseShipping } from '#server/cart/choose-shipping.ts';
import { setDestination } from '#server/cart/set-destination.ts';
import { cartAnswerOf, noticeHtml, tellingAnswer } from './cart-answer.ts';
import { ratesIn, textIn } from './cart-fields.ts';

/** The serialised shipping form, with the names of the classic calculator. */
export const calculateShipping: Call = {
  async handle(call) {
    const part = (name: string) => textIn(call.values, `calc_shipping_${name}`).slice(0, 120);
    const place = {
      country: part('country'),
      state: part('state'),
      postcode: part('postcode'),
      city: part('city'),
    };
    return tellingAnswer(call, await setDestination(call.ctx, call.visitor, place));
  },
};

export const sideCartShipping: Call = {
  async handle(call) {
    const rates = ratesIn(call.values.shipping_method);
    return tellingAnswer(call, await chooseShipping(call.ctx, call.visitor, rates));
  },
};

/** The classic call of cart and checkout pages. */
export const updateShippingMethod: Call = {
  async handle(call) {
    const rates = ratesIn(call.values.shipping_method);
    const outcome = await chooseShipping(call.ctx, call.visitor, rates);
    return Response.json({
      result: outcome.ok ? 'success' : 'failure',
      messages: outcome.ok ? '' : noticeHtml(call, outcome),
      reload: false,
      ...(await cartAnswerOf(call, outcome)),
    });
  },
};
