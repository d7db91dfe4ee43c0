import type { CallRequest } from '../call.ts';
import { cartViewOf } from '#server/cart/view/cart-view.ts';
import type { CartOutcome } from '#server/cart/change-cart.ts';
import type { CartAnswer, CartView } from '#wire/cart.ts';
import { fragmentsIn } from './cart-fields.ts';

/** `{fragments, cart_hash, cart}`: the cart as HTML for everybody, and as data. */
export async function cartAnswerOf(
  call: CallRequest,
  outcome: CartOutcome,
): Promise<Omit<CartAnswer, 'notice' | 'error'>> {
  const cart = await cartViewOf(call.ctx, outcome);
  return { ...rendered(call, cart), cart };
}

function rendered({ ctx, render, values }: CallRequest, cart: CartView) {
  const fragments = render.cartFragments(ctx, cart, fragmentsIn(values.fragments));
  return { fragments, cart_hash: cart.hash };
}

/** The same with what there is to say as HTML; a refusal is marked and the cart is as it was. */
export async function tellingAnswer(call: CallRequest, outcome: CartOutcome): Promise<Response> {
  const answer: CartAnswer = {
    ...(await cartAnswerOf(call, outcome)),
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
