import type { CartResult } from '#server/cart/changing/change-cart.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import type { CartResponse, CartView, FragmentSelector } from '#wire/cart.ts';
import type { CallRequest } from '../call.ts';

/** Every cart call may name the fragments it wants. */
export interface RequestedFragments {
  fragments: readonly FragmentSelector[];
}

/** Of an answer to scripts of others; ours ask for the cart as data. */
export type SentCart = Pick<CartResponse, 'fragments' | 'cart_hash'> & Partial<CartResponse>;

/** `{fragments, cart_hash}`: the cart as HTML fragments, and as data where that is asked for. */
export async function toCartResponse(
  call: CallRequest,
  result: CartResult,
  requested: RequestedFragments,
): Promise<SentCart> {
  return cartParts(call, await loadCartView(call.ctx, result), requested);
}

export function cartParts(
  { ctx, render, withVitrineData }: CallRequest,
  cart: CartView,
  { fragments }: RequestedFragments,
): SentCart {
  return {
    fragments: render.cartFragments(ctx, cart, fragments),
    cart_hash: cart.hash,
    ...(withVitrineData && { cart }),
  };
}

/** Why nothing was added, for the shop's own scripts. */
export function refusalData(call: CallRequest, result: CartResult) {
  return call.withVitrineData ? { notice: noticeHtml(call, result), notices: result.notices } : {};
}

/** The same with the notices as HTML; a refusal is marked and the cart is as it was. */
export async function noticeResponse(
  call: CallRequest,
  result: CartResult,
  requested: RequestedFragments,
): Promise<Response> {
  const response: SentCart = {
    ...(await toCartResponse(call, result, requested)),
    notice: noticeHtml(call, result),
    ...(!result.ok && { error: true }),
  };
  return Response.json(response);
}

export function noticeHtml({ ctx, render }: CallRequest, result: CartResult): string {
  return render.notices(ctx, result.notices);
}

export function htmlResponse(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
}
