import { applyResponse } from '../../stores/cart/apply-response.ts';
import { callShop } from '../../stores/cart/call-shop.ts';
import { enqueue } from '../../stores/cart/cart-actions.ts';
import { announce } from '../../stores/cart/cart-events.ts';
import { type CartResult, failure, LEAVING, respondIn } from '../../stores/cart/cart-result.ts';
import type { AddedLine } from '../../stores/cart/pending-lines.ts';
import { mayAdd } from './popup-rules.ts';

/**
 * Adds to the cart from the popup: an incomplete choice is not sent, and a refusal reloads the
 * page.
 */
export function addFromPopup(variable: boolean) {
  return async (
    data: FormData | Readonly<Record<string, string>>,
    button?: HTMLElement | null,
    lines: readonly AddedLine[] = [],
  ): Promise<CartResult> => {
    const fields = data instanceof FormData ? data : new Map(Object.entries(data));
    if (!mayAdd(fields, variable)) return LEAVING;
    if (data instanceof FormData) data.set('action', 'viwcpr_add_to_cart');
    return enqueue({ kind: 'add', lines }, async () => {
      const reply = await callShop('viwcpr_add_to_cart', data);
      if (!reply.ok) return failure(reply.code);
      const response = respondIn(reply);
      if (reply.body.error || !response) {
        location.reload();
        return LEAVING;
      }
      applyResponse(response, 'change');
      const { fragments, cart_hash, cart } = response;
      announce('added_to_cart', { fragments, cart_hash, cart, button: button ?? null });
      return { ok: true, answer: response };
    });
  };
}
