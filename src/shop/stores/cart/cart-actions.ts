import type { CartResponse } from '#wire/cart.ts';
import { FORM_ADD, OPTIONS_ADD } from './add-fields.ts';
import { applyResponse } from './apply-response.ts';
import { callShop, type ShopResponse } from './call-shop.ts';
import { announce, type CartEventName } from './cart-events.ts';
import { removeLink } from './cart-links.ts';
import { type CartResult, failure, LEAVING, refusal, respondIn } from './cart-result.ts';
import { cartStore } from './cart-store.ts';
import { leaveWithNotice } from './leave-page.ts';
import { pageShop } from './page-shop.ts';
import type { AddedLine, CartChange } from './pending-lines.ts';
import { createQueue } from './request-queue.ts';

// Everything that changes the cart. One request at a time, in the order of the clicks; the answer
// goes to the store, to the other tabs and to foreign elements.

const queue = createQueue();
let last = 0;

/** In the store until it is answered, so that the page can show its expected result. */
export async function enqueue<T>(request: CartChange, task: () => Promise<T>): Promise<T> {
  last += 1;
  const id = last;
  cartStore.begin({ ...request, id });
  try {
    return await queue(task);
  } finally {
    cartStore.end(id);
  }
}

function take(response: CartResponse): void {
  if (!applyResponse(response, 'change')) void refreshCart();
}

/** A call that answers the cart and its notices. */
async function change(
  request: CartChange,
  call: string,
  fields: Readonly<Record<string, string>>,
  event?: CartEventName,
): Promise<CartResult> {
  return enqueue(request, async () => {
    const reply = await callShop(call, fields);
    if (!reply.ok) return lost(reply);
    const response = respondIn(reply);
    if (response) take(response);
    if (!response || reply.body.error) return refusal(reply.body);
    if (event) announce(event, { ...response, coupon_code: fields.coupon });
    announce('updated_cart_totals');
    return { ok: true, answer: response };
  });
}

/** No answer, or one without the cart: it may have changed nevertheless. */
function lost({ code }: Extract<ShopResponse, { ok: false }>): CartResult {
  if (navigator.onLine && code !== 'busy') void refreshCart();
  return failure(code);
}

/**
 * A product form (FormData) is sent to the call it names, a button's data to the standard one.
 * `lines` is shown in the cart until the answer arrives; `button` is passed to listeners.
 */
export async function addToCart(
  data: FormData | Readonly<Record<string, string>>,
  button?: HTMLElement | null,
  lines: readonly AddedLine[] = [],
): Promise<CartResult> {
  const form = data instanceof FormData;
  const call = form && data.get('action') === FORM_ADD ? FORM_ADD : OPTIONS_ADD;
  return enqueue({ kind: 'add', lines }, async () => {
    const reply = await callShop(call, data);
    if (!reply.ok) return lost(reply);
    const { error, product_url, notice } = reply.body;
    if (typeof product_url === 'string' && (form || error)) {
      leaveWithNotice(product_url, typeof notice === 'string' ? notice : '');
      return LEAVING;
    }
    if (error) return refusal(reply.body);
    const response = respondIn(reply);
    if (!response) {
      location.reload();
      return LEAVING;
    }
    take(response);
    const { fragments, cart_hash, cart } = response;
    announce('added_to_cart', { fragments, cart_hash, cart, button: button ?? null });
    return { ok: true, answer: response };
  });
}

export function setQuantity(key: string, quantity: number): Promise<CartResult> {
  return change({ kind: 'quantity', key, quantity }, 'xoo_wsc_update_item_quantity', {
    cart_key: key,
    qty: String(quantity),
    container: 'cart',
    noticeSection: 'cart',
    isCheckout: String(document.body.classList.contains('woocommerce-checkout')),
    isCart: String(document.body.classList.contains('woocommerce-cart')),
  });
}

/** Where the answer holds no cart, the browser follows the line's own link. */
export function removeLine(key: string): Promise<CartResult> {
  return enqueue({ kind: 'remove', key }, async () => {
    const reply = await callShop('remove_from_cart', { cart_item_key: key });
    const response = reply.ok ? respondIn(reply) : null;
    if (response) {
      take(response);
      const { fragments, cart_hash, cart } = response;
      announce('removed_from_cart', { fragments, cart_hash, cart, key });
      return { ok: true, answer: response };
    }
    // Offline the link would only show the browser's error page.
    if (!navigator.onLine) return failure('offline');
    location.assign(removeLink(pageShop(), key));
    return LEAVING;
  });
}

export function undoLine(key: string): Promise<CartResult> {
  return change({ kind: 'other' }, 'xoo_wsc_undo_item', { cart_key: key });
}

export function emptyCart(): Promise<CartResult> {
  return change({ kind: 'empty' }, 'xoo_wsc_empty_cart', {});
}

export function applyCoupon(code: string): Promise<CartResult> {
  return change({ kind: 'other' }, 'xoo_wsc_apply_coupon', { coupon: code }, 'applied_coupon');
}

export function removeCoupon(code: string): Promise<CartResult> {
  return change({ kind: 'other' }, 'xoo_wsc_remove_coupon', { coupon: code }, 'removed_coupon');
}

/** A coupon of the list: the answer is only text, so the cart is fetched after it. */
export function applyOffer(id: number, code: string): Promise<CartResult> {
  return enqueue({ kind: 'other' }, async () => {
    const { nonces } = pageShop();
    const response = await callShop('apply_coupon_on_click', {
      coupon_code: code,
      coupon_id: String(id),
      _wpnonce: nonces.coupon,
    });
    if (!response.ok) return lost(response);
    const result = await fetchCart('get_refreshed_fragments');
    if (!result.ok) return result;
    const { answer: reply } = result;
    if (!reply.cart.coupons.some((coupon) => coupon.id === id)) {
      return refusal({ notice: response.text });
    }
    announce('applied_coupon', { coupon_code: code });
    announce('updated_cart_totals');
    return { ok: true, answer: { ...reply, notice: response.text } };
  });
}

export interface ShippingLocation {
  country: string;
  state: string;
  postcode: string;
  city: string;
}

export function estimateShipping(place: ShippingLocation): Promise<CartResult> {
  return change({ kind: 'other' }, 'xoo_wsc_calculate_shipping', {
    calc_shipping: '1',
    calc_shipping_country: place.country,
    calc_shipping_state: place.state,
    calc_shipping_postcode: place.postcode,
    calc_shipping_city: place.city,
  });
}

/** By the package's number: { 0: 'flat_rate:1' }. */
export function chooseShipping(rates: Readonly<Record<number, string>>): Promise<CartResult> {
  const fields: Record<string, string> = {};
  for (const [id, rate] of Object.entries(rates)) fields[`shipping_method[${id}]`] = rate;
  return change({ kind: 'other' }, 'xoo_wsc_update_shipping_method', fields);
}

export function saveForLater(key: string): Promise<CartResult> {
  return change({ kind: 'remove', key }, 'xoo_wsc_save_for_later', { cart_key: key });
}

export function moveSaved(key: string): Promise<CartResult> {
  return change({ kind: 'other' }, 'xoo_wsc_move_save_for_later_item', { cart_key: key });
}

export function deleteSaved(key: string): Promise<CartResult> {
  return change({ kind: 'other' }, 'xoo_wsc_delete_save_for_later_item', { cart_key: key });
}

export type RefreshCall = 'get_refreshed_fragments' | 'xoo_wsc_refresh_fragments';

/** The current cart. A failure is announced to listeners only. */
export function refreshCart(call: RefreshCall = 'get_refreshed_fragments'): Promise<CartResult> {
  return enqueue({ kind: 'refresh' }, () => fetchCart(call));
}

async function fetchCart(call: RefreshCall): Promise<CartResult> {
  const fields: Record<string, string> =
    call === 'get_refreshed_fragments' ? { time: String(Date.now()) } : {};
  const reply = await callShop(call, fields);
  const response = reply.ok ? respondIn(reply) : null;
  if (!response) {
    announce('wc_fragments_ajax_error');
    return failure(reply.ok ? 'broken' : reply.code);
  }
  applyResponse(response, 'refresh');
  announce('wc_fragments_refreshed', {
    fragments: response.fragments,
    cart_hash: response.cart_hash,
  });
  return { ok: true, answer: response };
}
