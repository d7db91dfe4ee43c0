import type { CartOutcome } from '#server/cart/change-cart.ts';
import { cartViewOf } from '#server/cart/view/cart-view.ts';
import type { CartAnswer, FragmentSelector } from '#wire/cart.ts';
import type { CallRequest } from '../call.ts';

/** Every cart call may name the fragments it wants. */
export interface WantedFragments {
  fragments: readonly FragmentSelector[];
}

/** `{fragments, cart_hash, cart}`: the cart as HTML fragments, and as data. */
export async function cartAnswerOf(
  { ctx, render }: CallRequest,
  outcome: CartOutcome,
  { fragments }: WantedFragments,
): Promise<Omit<CartAnswer, 'notice' | 'error'>> {
  const cart = await cartViewOf(ctx, outcome);
  return { fragments: render.cartFragments(ctx, cart, fragments), cart_hash: cart.hash, cart };
}

/** The same with the notices as HTML; a refusal is marked and the cart is as it was. */
export async function noticeAnswer(
  call: CallRequest,
  outcome: CartOutcome,
  wanted: WantedFragments,
): Promise<Response> {
  const answer: CartAnswer = {
    ...(await cartAnswerOf(call, outcome, wanted)),
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
