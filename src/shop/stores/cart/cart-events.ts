import { fireEvent } from '../../ui/fire-event.ts';

/** Events for other scripts of the page, fired on the body. */
export type CartEventName =
  | 'added_to_cart'
  | 'removed_from_cart'
  | 'wc_fragments_refreshed'
  | 'wc_fragments_loaded'
  | 'wc_fragments_ajax_error'
  | 'updated_cart_totals'
  | 'applied_coupon'
  | 'removed_coupon';

/** Scripts of jQuery read by position: the code of a coupon, or what an add is answered. */
export function announce(name: CartEventName, detail: Record<string, unknown> = {}): void {
  const { fragments, cart_hash, button, coupon_code } = detail;
  fireEvent(name, detail, coupon_code ? [coupon_code] : [fragments, cart_hash, button]);
}
