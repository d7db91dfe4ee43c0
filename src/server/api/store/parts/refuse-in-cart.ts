import { readCart } from '#server/cart/changing/change-cart.ts';
import type { CallRequest } from '../../call.ts';
import type { RestError } from '../../rest/rest-error.ts';
import type { RestResult } from '../../rest/rest-route.ts';
import { cartHeaders } from '../cart-endpoint.ts';

/** A refusal that left the cart as it is, with the headers of every cart answer. */
export async function refuseInCart(call: CallRequest, error: RestError): Promise<RestResult> {
  const reading = await readCart(call.ctx, call.visitor);
  return { ok: false, error, headers: cartHeaders(call, reading) };
}
