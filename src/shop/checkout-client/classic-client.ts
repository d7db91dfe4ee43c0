import type { Money } from '#rules/money/money.ts';
import {
  CHECKOUT_FIELDS,
  type OrderRefused,
  type PlaceResponse,
  type ReviewResponse,
} from '#wire/checkout.ts';
import { callShop } from '../stores/cart/call-shop.ts';
import type {
  CheckoutClient,
  CheckoutRequest,
  PlaceOrderReply,
  PlaceOrderRequest,
  ReviewReply,
} from './checkout-client.ts';
import { confirmation } from './confirmation.ts';
import { placeFields, reviewFields } from './form-fields.ts';

/** The classic calls. An expired nonce is renewed and the order sent again. */
export function createClassicClient(firstNonce: string, attributionPrefix: string): CheckoutClient {
  let nonce = firstNonce;

  const ask = (request: CheckoutRequest) =>
    callShop('update_order_review', { ...reviewFields(request), security: nonce });

  async function review(request: CheckoutRequest): Promise<ReviewReply> {
    let reply = await ask(request);
    if (!reply.ok && reply.code === 'forbidden') {
      nonce = (await freshNonce()) ?? nonce;
      reply = await ask(request);
    }
    if (!reply.ok) return reply;
    // Our own data, so it is not validated.
    const response = reply.body as unknown as Partial<ReviewResponse>;
    if (!response.review) return { ok: false, code: 'broken' };
    nonce = response.nonces?.public ?? nonce;
    const { review: nextReview, notices = [], problems = [] } = response;
    return { ok: true, review: nextReview, notices, problems };
  }

  async function send(request: PlaceOrderRequest): Promise<PlaceOrderReply> {
    const fields = { ...placeFields(request, attributionPrefix), [CHECKOUT_FIELDS.nonce]: nonce };
    const reply = await callShop('checkout', fields);
    if (!reply.ok) return reply;
    const result = reply.body as unknown as Partial<PlaceResponse>;
    // A declined payment leads on as well: to the page on which the order is paid.
    if (result.redirect) {
      const confirm = 'confirm' in result ? result.confirm : undefined;
      return { ok: true, redirect: result.redirect, confirm: confirmation(confirm ?? {}) };
    }
    return result.result === 'failure' ? refusal(result) : { ok: false, code: 'broken' };
  }

  return {
    review,
    async place(request) {
      const first = await send(request);
      const expired = 'problems' in first && first.problems.some(({ code }) => code === EXPIRED);
      if (!expired || !(await review(request)).ok) return first;
      return send(request);
    },
  };
}

/** That of the page as it is now: this one was open for longer than its nonce is valid. */
async function freshNonce(): Promise<string | undefined> {
  try {
    const html = await (await fetch(location.href)).text();
    return new RegExp(`name="${CHECKOUT_FIELDS.nonce}" value="([^"]+)"`).exec(html)?.[1];
  } catch {
    return undefined;
  }
}

export const EXPIRED = 'checkout.problem.expired';

function refusal({ problems = [], reload = false, total = null }: Partial<OrderRefused>) {
  return {
    ok: false,
    code: 'refused',
    problems,
    empty: reload,
    total: total as Money | null,
  } as const;
}
