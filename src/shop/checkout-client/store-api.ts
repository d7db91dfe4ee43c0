import type { FailureCode } from '../stores/cart/call-shop.ts';
import { pageShop } from '../stores/cart/page-shop.ts';

export type StoreResponse =
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
  ): Promise<StoreResponse> {
    try {
      const response = await fetch(`${pageShop().rest_url}wc/store/v1/${path}`, {
        method,
        headers: { 'content-type': 'application/json', nonce, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      nonce = response.headers.get('nonce') ?? nonce;
      if (response.status >= 500) return { ok: false, code: 'broken' };
      if (response.status === 429) return { ok: false, code: 'busy' };
      const value: unknown = await response.json();
      const hash = response.headers.get('cart-hash') ?? '';
      if (response.ok) return { ok: true, body: value, hash };
      const refusal = typeof value === 'object' && value !== null ? { ...value } : {};
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
  ): Promise<StoreResponse> {
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
