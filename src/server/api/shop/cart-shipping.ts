import { type CartOutcome, showCart } from '#server/cart/changing/change-cart.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { setDestination } from '#server/cart/changing/set-destination.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { deliveryCountries } from '#server/shipping/delivery-countries.ts';
import { cartCall, destinationCall, ratesCall } from '#wire/forms/cart-calls.ts';
import { type CallRequest, defineCall } from '../call.ts';
import {
  htmlAnswer,
  noticeAnswer,
  noticeHtml,
  toCartResponse,
  type WantedFragments,
} from './cart-answer.ts';

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

/** The classic call of cart pages. */
export const updateShippingMethod = defineCall({
  // Pages of old programs hold either nonce in `security`.
  nonce: ['public', 'coupon'],
  input: ratesCall,
  async handle(input, call) {
    const outcome = await chooseShipping(call.ctx, call.visitor, input.shipping_method);
    return totalsAnswer(call, outcome, input);
  },
});

/** The totals as they are, as the classic cart page asks for them. */
export const getCartTotals = defineCall({
  input: cartCall,
  async handle(input, call) {
    return totalsAnswer(call, await showCart(call.ctx, call.visitor), input);
  },
});

/** The HTML of the totals, which scripts put into the page; data for a caller that accepts JSON. */
async function totalsAnswer(
  call: CallRequest,
  outcome: CartOutcome,
  wanted: WantedFragments,
): Promise<Response> {
  const { ctx, render, request } = call;
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json({
      result: outcome.ok ? 'success' : 'failure',
      messages: outcome.ok ? '' : noticeHtml(call, outcome),
      reload: false,
      ...(await toCartResponse(call, outcome, wanted)),
    });
  }
  const cart = await loadCartView(ctx, outcome);
  const countries = await deliveryCountries(ctx.db, ctx.settings);
  return htmlAnswer(render.cartTotals(ctx, cart, countries));
}
