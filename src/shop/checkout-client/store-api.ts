import type { FailureCode } from '../stores/cart/call-shop.ts';
import { pageShop } from '../stores/cart/page-shop.ts';

export type StoreAnswer =
  /** `hash` is that of the resulting cart; '' where the answer has none. */
  | { ok: true; body: unknown; hash: string }
  | { ok: false; code: 'refused'; body: Record<string, unknown> }
  | { ok: false; code: FailureCode };

const PATIENCE_MS = 30_000;

/** The Store API client; every answer brings the nonce for the next request. */
export function createStore(firstNonce: string) {
  let nonce = firstNonce;

  async function send(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<StoreAnswer> {
    try {
      const answer = await fetch(`${pageShop().rest_url}wc/store/v1/${path}`, {
        method,
        headers: { 'content-type': 'application/json', nonce, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      nonce = answer.headers.get('nonce') ?? nonce;
      if (answer.status >= 500) return { ok: false, code: 'broken' };
      if (answer.status === 429) return { ok: false, code: 'busy' };
      const given: unknown = await answer.json();
      const hash = answer.headers.get('cart-hash') ?? '';
      if (answer.ok) return { ok: true, body: given, hash };
      const refusal = typeof given === 'object' && given !== null ? { ...given } : {};
      return { ok: false, code: 'refused', body: refusal };
    } catch {
      // Network errors differ by browser; the shopper sees one message.
      return { ok: false, code: 'offline' };
    }
  }

  /** An expired nonce is renewed by reading the cart, and the request repeated. */
  async function change(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<StoreAnswer> {
    const first = await send('POST', path, body, headers);
    const ended =
      !first.ok && 'body' in first && first.body.code === 'woocommerce_rest_invalid_nonce';
    if (!ended) return first;
    await send('GET', 'cart');
    return send('POST', path, body, headers);
  }

  return { read: (path: string) => send('GET', path), change };
}

export type Store = ReturnType<typeof createStore>;
