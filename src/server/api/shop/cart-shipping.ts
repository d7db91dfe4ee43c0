import { chooseShipping } from '#server/cart/choose-shipping.ts';
import { setDestination } from '#server/cart/set-destination.ts';
import { destinationCall, ratesCall } from '#wire/forms/cart-calls.ts';
import { defineCall } from '../call.ts';
import { cartAnswerOf, noticeAnswer, noticeHtml } from './cart-answer.ts';

export const calculateShipping = defineCall({
  input: destinationCall,
  async handle(input, call) {
    const outcome = await setDestination(call.ctx, call.visitor, input.destination);
    return noticeAnswer(call, outcome, input);
  },
});

export const sideCartShipping = defineCall({
  input: ratesCall,
  async handle(input, call) {
    const outcome = await chooseShipping(call.ctx, call.visitor, input.shipping_method);
    return noticeAnswer(call, outcome, input);
  },
});

/** The classic call of cart and checkout pages. */
export const updateShippingMethod = defineCall({
  input: ratesCall,
  async handle(input, call) {
    const outcome = await chooseShipping(call.ctx, call.visitor, input.shipping_method);
    return Response.json({
      result: outcome.ok ? 'success' : 'failure',
      messages: outcome.ok ? '' : noticeHtml(call, outcome),
      reload: false,
      ...(await cartAnswerOf(call, outcome, input)),
    });
  },
});
