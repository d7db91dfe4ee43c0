import type { CartOutcome } from '#server/cart/changing/change-cart.ts';
import { loadCartView } from '#server/cart/view/cart-view.ts';
import type { CartAnswer, CartView, FragmentSelector } from '#wire/cart.ts';
import type { CallRequest } from '../call.ts';

/** Every cart call may name the fragments it wants. */
export interface WantedFragments {
  fragments: readonly FragmentSelector[];
}

/** Of an answer to scripts of others; ours ask for the cart as data. */
export type SentCart = Pick<CartAnswer, 'fragments' | 'cart_hash'> & Partial<CartAnswer>;

/** `{fragments, cart_hash}`: the cart as HTML fragments, and as data where that is asked for. */
export async function toCartResponse(
  call: CallRequest,
  outcome: CartOutcome,
  wanted: WantedFragments,
): Promise<SentCart> {
  return cartParts(call, await loadCartView(call.ctx, outcome), wanted);
}

export function cartParts(
  { ctx, render, ownData }: CallRequest,
  cart: CartView,
  { fragments }: WantedFragments,
): SentCart {
  return {
    fragments: render.cartFragments(ctx, cart, fragments),
    cart_hash: cart.hash,
    ...(ownData && { cart }),
  };
}

/** Why nothing was added, for the shop's own scripts. */
export function refusalData(call: CallRequest, outcome: CartOutcome) {
  return call.ownData ? { notice: noticeHtml(call, outcome), notices: outcome.notices } : {};
}

/** The same with the notices as HTML; a refusal is marked and the cart is as it was. */
export async function noticeAnswer(
  call: CallRequest,
  outcome: CartOutcome,
  wanted: WantedFragments,
): Promise<Response> {
  const answer: SentCart = {
    ...(await toCartResponse(call, outcome, wanted)),
    notice: noticeHtml(call, outcome),
    ...(!outcome.ok && { error: true }),
  };
  return Response.json(answer);
}

export function noticeHtml({ ctx, render }: CallRequest, outcome: CartOutcome): string {
  return render.notices(ctx, outcome.notices);
}

export function htmlAnswer(html: string): Response {
  return new Response(html, { headers: { 'content-type': 'text/html; charset=UTF-8' } });
}
