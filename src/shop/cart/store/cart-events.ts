/** Events for other scripts of the page, fired on the document. */
export type CartEventName =
  | 'added_to_cart'
  | 'removed_from_cart'
  | 'wc_fragments_refreshed'
  | 'wc_fragments_loaded'
  | 'wc_fragments_ajax_error'
  | 'updated_cart_totals'
  | 'applied_coupon'
  | 'removed_coupon';

export function announce(name: CartEventName, detail: Record<string, unknown> = {}): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
