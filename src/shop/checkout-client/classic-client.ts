import { hasFields } from '#rules/input/has-fields.ts';
import {
  CHECKOUT_FIELDS,
  type OrderAccepted,
  type OrderRefused,
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
    if (!isReviewed(reply.body)) return { ok: false, code: 'broken' };
    const { review: nextReview, notices, problems, nonces } = reply.body;
    nonce = nonces.public;
    return { ok: true, review: nextReview, notices, problems };
  }

  async function send(request: PlaceOrderRequest): Promise<PlaceOrderReply> {
    const fields = { ...placeFields(request, attributionPrefix), [CHECKOUT_FIELDS.nonce]: nonce };
    const reply = await callShop('checkout', fields);
    if (!reply.ok) return reply;
    // A declined payment names the page on which the order is paid, too; the form stays for another card.
    if (isPlaced(reply.body) && !isRefused(reply.body)) {
      const { redirect, confirm = {} } = reply.body;
      return { ok: true, redirect, confirm: confirmation(confirm) };
    }
    return isRefused(reply.body) ? refusal(reply.body) : { ok: false, code: 'broken' };
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

type Reviewed = Pick<ReviewResponse, 'review' | 'notices' | 'problems' | 'nonces'>;
type Placed = Pick<OrderAccepted, 'redirect' | 'confirm'>;
type Refused = Pick<OrderRefused, 'problems' | 'reload' | 'total'>;

const isReviewed = (body: unknown) =>
  hasFields<Reviewed>(body, {
    review: 'object',
    notices: 'list',
    problems: 'list',
    nonces: 'object',
  });

const isPlaced = (body: unknown): body is Placed =>
  hasFields<Placed>(body, { redirect: 'string', confirm: ['object', 'undefined'] }) &&
  body.redirect !== '';

const isRefused = (body: unknown) =>
  hasFields<Refused>(body, { problems: 'list', reload: 'boolean', total: ['number', 'null'] });

function refusal({ problems, reload, total }: Refused) {
  return { ok: false, code: 'refused', problems, empty: reload, total } as const;
}
