import { applyResponse } from '../stores/cart/apply-response.ts';
import { callAddress } from '../stores/cart/call-shop.ts';
import { enqueue, refreshCart } from '../stores/cart/cart-actions.ts';
import { announce } from '../stores/cart/cart-events.ts';
import {
  type CartResult,
  failure,
  LEAVING,
  refusal,
  respondIn,
} from '../stores/cart/cart-result.ts';
import { leaveWithNotice } from '../stores/cart/leave-page.ts';
import type { AddedLine } from '../stores/cart/pending-lines.ts';

/** Prevents caches between page and shop from answering. */
function noCache(address: string): string {
  const number = Math.random().toString(36).slice(2);
  return `${address}${address.includes('?') ? '&' : '?'}_=${number}`;
}

/** Adds everything chosen with one request, queued with the other changes of the cart. */
export function sendUpsell(
  ajaxUrl: string,
  data: FormData,
  button: HTMLElement | null,
  lines: readonly AddedLine[],
): Promise<CartResult> {
  return enqueue({ kind: 'add', lines }, async () => {
    const reply = await callAddress(noCache(ajaxUrl), data);
    if (!reply.ok) {
      // It may have been added nevertheless.
      if (navigator.onLine && reply.code !== 'busy') void refreshCart();
      return failure(reply.code);
    }
    const { error, product_url, notice } = reply.body;
    if (error && typeof product_url === 'string') {
      leaveWithNotice(product_url, typeof notice === 'string' ? notice : '');
      return LEAVING;
    }
    const response = error ? null : respondIn(reply);
    if (!response) return refusal(reply.body);
    if (!applyResponse(response, 'change')) void refreshCart();
    const { fragments, cart_hash, cart } = response;
    announce('added_to_cart', { fragments, cart_hash, cart, button });
    return { ok: true, answer: response };
  });
}
