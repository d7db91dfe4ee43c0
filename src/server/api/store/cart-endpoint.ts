import type * as z from 'zod/mini';
import { type CartReading, type CartResult, readCart } from '#server/cart/changing/change-cart.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { checkNonce, makeNonce } from '#server/platform/nonces.ts';
import { makeCartToken } from '#server/platform/sessions/cart-token.ts';
import { getLife } from '#server/platform/sessions/session.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import type { CallRequest } from '../call.ts';
import type { RestError } from '../rest/rest-error.ts';
import { endpoint, type RestEndpoint, type RestResult } from '../rest/rest-route.ts';
import { cartError } from './cart-error.ts';
import { loadStoreCart } from './to-store-cart.ts';

const foreignToken: RestError = {
  code: 'woocommerce_rest_invalid_cart_token',
  message: 'The cart token is not valid for this cart. Ask for the cart to get a new one.',
  status: 403,
};

// The Store API has names of its own for a nonce; other REST routes answer
// `rest_cookie_invalid_nonce`, which the REST helper of the browser waits for.
const missingNonce: RestError = {
  code: 'woocommerce_rest_missing_nonce',
  message: 'The header Nonce is missing. Ask for the cart to get one.',
  status: 401,
};

const wrongNonce: RestError = {
  code: 'woocommerce_rest_invalid_nonce',
  message: 'The nonce is wrong or too old. Ask for the cart to get a new one.',
  status: 403,
};

/** Why this request may not change a cart; null where it may. */
async function loadRefusal({
  ctx,
  request,
  secret,
  visitor,
}: CallRequest): Promise<RestError | null> {
  if (visitor.tokenSession !== null && visitor.secretHash !== null) {
    const sessionCart = await findStoredCart(ctx.db, { ...visitor, tokenSession: null }, ctx.now);
    // A browser's cookie and another session's token: neither of the two carts is changed.
    if (sessionCart.session !== null && sessionCart.session.id !== visitor.tokenSession)
      return foreignToken;
  }
  if (visitor.tokenSession !== null) return null;
  const nonce = request.headers.get('nonce');
  if (nonce === null || nonce === '') return missingNonce;
  if (visitor.badToken) return foreignToken;
  return checkNonce(secret, 'store', nonce, ctx.now) ? null : wrongNonce;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/**
 * A change through the Store API, or what is as private: with a good `Nonce` or a `Cart-Token`, else
 * refused. A refusal brings the headers that the next try needs.
 */
export function cartChange<S extends Shape>(
  params: z.ZodMiniObject<S>,
  handle: (params: z.core.output<z.ZodMiniObject<S>>, call: CallRequest) => Promise<RestResult>,
): RestEndpoint {
  const checked = endpoint(params, handle);
  return {
    ...checked,
    guards: ['nonce store or cart token'],
    async run(raw, call) {
      const refusal = await loadRefusal(call);
      if (refusal === null) return checked.run(raw, call);
      // Somebody else's token is answered with neither cart.
      const headers =
        refusal === foreignToken ? {} : cartHeaders(call, await readCart(call.ctx, call.visitor));
      return { ok: false, error: refusal, headers };
    },
  };
}

/** Every cart answer returns what the next request needs. */
export function cartHeaders(
  { ctx, secret, visitor }: CallRequest,
  { session, cart }: Pick<CartReading, 'session' | 'cart'>,
): Record<string, string> {
  const until = ctx.now + getLife(null);
  return {
    Nonce: makeNonce(secret, 'store', ctx.now),
    'Nonce-Timestamp': String(Math.floor(ctx.now / 1000)),
    'User-ID': String(cart.situation.customer.id ?? 0),
    'Cart-Token': makeCartToken(secret, session ?? visitor.newSession, until),
    'Cart-Hash': cart.hash(),
  };
}

export async function cartResult(
  call: CallRequest,
  result: CartResult,
  { status = 200, of = 'addition', part = fullCart }: CartResponseParts = {},
): Promise<RestResult> {
  const headers = cartHeaders(call, result);
  const cart = await loadStoreCart(call.ctx, result, call.origin);
  if (result.ok) return { ok: true, answer: { body: part(cart), status, headers } };
  const error = cartError(result, call.ctx.settings, of);
  // Who acts on a cart that is not there any more is shown the one that is.
  const data = error.status === 409 ? { cart } : undefined;
  return { ok: false, error: { ...error, ...(data && { data }) }, headers };
}

export interface CartResponseParts {
  status?: number;
  /** What a refusal is about, see cartError. */
  of?: 'addition' | 'line';
  /** The part of the cart that is answered. */
  part?: (cart: StoreCart) => unknown;
}

function fullCart(cart: StoreCart): StoreCart {
  return cart;
}
