import { type CartResult, showCart } from '#server/cart/changing/change-cart.ts';
import { chooseShipping } from '#server/cart/changing/choose-shipping.ts';
import { setDestination } from '#server/cart/changing/set-destination.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import { shippingCountries } from '#server/shipping/delivery-countries.ts';
import { cartCall, destinationCall, ratesCall } from '#wire/forms/cart-calls.ts';
import { type CallRequest, defineCall } from '../call.ts';
import {
  htmlResponse,
  noticeHtml,
  noticeResponse,
  type RequestedFragments,
  toCartResponse,
} from './cart-response.ts';

export const calculateShipping = defineCall({
  input: destinationCall,
  async handle(input, call) {
    const result = await setDestination(call.ctx, call.visitor, input.destination);
    return noticeResponse(call, result, input);
  },
});

export const sideCartShipping = defineCall({
  input: ratesCall,
  async handle(input, call) {
    const result = await chooseShipping(call.ctx, call.visitor, input.shipping_method);
    return noticeResponse(call, result, input);
  },
});

/** The classic call of cart pages. */
export const updateShippingMethod = defineCall({
  // Pages of old programs hold either nonce in `security`.
  nonce: ['public', 'coupon'],
  input: ratesCall,
  async handle(input, call) {
    const result = await chooseShipping(call.ctx, call.visitor, input.shipping_method);
    return totalsResponse(call, result, input);
  },
});

/** The totals as they are, as the classic cart page asks for them. */
export const getCartTotals = defineCall({
  readOnly: true,
  input: cartCall,
  async handle(input, call) {
    return totalsResponse(call, await showCart(call.ctx, call.visitor), input);
  },
});

/** The HTML of the totals, which scripts put into the page; data for a caller that accepts JSON. */
async function totalsResponse(
  call: CallRequest,
  result: CartResult,
  requested: RequestedFragments,
): Promise<Response> {
  const { ctx, render, request } = call;
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json({
      result: result.ok ? 'success' : 'failure',
      messages: result.ok ? '' : noticeHtml(call, result),
      reload: false,
      ...(await toCartResponse(call, result, requested)),
    });
  }
  const cart = await loadCartView(ctx, result);
  const countries = await shippingCountries(ctx.db, ctx.settings);
  return htmlResponse(render.cartTotals(ctx, cart, countries));
}
