import type * as z from 'zod/mini';
import type { CartOutcome, CartReading } from '#server/cart/change-cart.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { checkNonce, makeNonce } from '#server/platform/nonces.ts';
import { makeCartToken } from '#server/platform/sessions/cart-token.ts';
import { lifeOf } from '#server/platform/sessions/session.ts';
import type { CallRequest } from '../call.ts';
import { invalidNonce, type RestError } from '../rest/rest-error.ts';
import { endpoint, type RestEndpoint, type RestResult, refused } from '../rest/rest-route.ts';
import { cartError } from './cart-error.ts';
import { storeCartOf } from './store-cart-of.ts';

const foreignToken: RestError = {
  code: 'woocommerce_rest_invalid_cart_token',
  message: 'The cart token is not valid for this cart. Ask for the cart to get a new one.',
  status: 403,
};

/** Why this request may not change a cart; null where it may. */
async function refusalOf({
  ctx,
  request,
  secret,
  visitor,
}: CallRequest): Promise<RestError | null> {
  if (visitor.badToken) return foreignToken;
  if (visitor.tokenSession !== null && visitor.secretHash !== null) {
    const own = await findStoredCart(ctx.db, { ...visitor, tokenSession: null }, ctx.now);
    // A browser's cookie and another session's token: neither of the two carts is changed.
    if (own.session !== null && own.session.id !== visitor.tokenSession) return foreignToken;
  }
  if (visitor.tokenSession !== null || visitor.started !== null) return null;
  return checkNonce(secret, 'store', request.headers.get('nonce'), ctx.now) ? null : invalidNonce;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A change through the Store API: with a good `Nonce` or a `Cart-Token`, else refused. */
export function cartChange<S extends Shape>(
  params: z.ZodMiniObject<S>,
  handle: (params: z.core.output<z.ZodMiniObject<S>>, call: CallRequest) => Promise<RestResult>,
): RestEndpoint {
  const checked = endpoint(params, handle);
  return {
    ...checked,
    guards: ['nonce store or cart token'],
    async run(raw, call) {
      const refusal = await refusalOf(call);
      return refusal ? refused(refusal) : checked.run(raw, call);
    },
  };
}

/** Every cart answer returns what the next request needs. */
export function cartHeaders(
  { ctx, secret, visitor }: CallRequest,
  { session, cart }: Pick<CartReading, 'session' | 'cart'>,
): Record<string, string> {
  const until = ctx.now + lifeOf(null);
  return {
    nonce: makeNonce(secret, 'store', ctx.now),
    'nonce-timestamp': String(Math.floor(ctx.now / 1000)),
    'cart-token': makeCartToken(secret, session ?? visitor.newSession, until),
    'cart-hash': cart.hash(),
  };
}

export async function cartResult(
  call: CallRequest,
  outcome: CartOutcome,
  status = 200,
): Promise<RestResult> {
  const headers = cartHeaders(call, outcome);
  const body = await storeCartOf(call.ctx, outcome, call.origin);
  if (outcome.ok) return { ok: true, answer: { body, status, headers } };
  const error = cartError(outcome, call.ctx.settings);
  // Who acts on a cart that is not there any more is shown the one that is.
  const data = error.status === 409 ? { cart: body } : undefined;
  return { ok: false, error: { ...error, ...(data && { data }) }, headers };
}
