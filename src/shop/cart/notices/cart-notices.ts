import type { CartNotice, CartView } from '#wire/cart.ts';
import type { CartResult } from '../../stores/cart/cart-result.ts';
import { cartStore } from '../../stores/cart/cart-store.ts';
import { createNoticeStore } from './notice-store.ts';

const KINDS: Record<string, CartNotice['kind']> = {
  'woocommerce-error': 'error',
  'woocommerce-info': 'info',
  'woocommerce-message': 'success',
};

/** The text of notice HTML: no other markup enters the page. */
function noticesIn(html: string): CartNotice[] {
  if (html === '') return [];
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return Object.entries(KINDS).flatMap(([name, kind]) =>
    [...parsed.getElementsByClassName(name)].map((element) => ({
      kind,
      code: 'html',
      text: element.textContent.trim(),
      key: '',
    })),
  );
}

/** The side cart's current notices. */
export const noticeStore = createNoticeStore();

/** All notices of an answer; those of the cart come with the cart itself. */
export function getNotices(result: CartResult): CartNotice[] {
  if (result.ok) return noticesIn(result.answer.cart.notices.length > 0 ? '' : getNotice(result));
  return result.notices.length > 0 ? [...result.notices] : noticesIn(result.html);
}

function getNotice({ answer: response }: Extract<CartResult, { ok: true }>): string {
  return response.notice ?? '';
}

/** Shows the notices of every cart the page receives, from any request. Returns how to stop. */
export function listenToCart(
  callback: (notices: readonly CartNotice[], cart: CartView) => void,
): () => void {
  let known = cartStore.get().cart;
  return cartStore.subscribe(() => {
    const { cart } = cartStore.get();
    if (!cart || cart === known) return;
    known = cart;
    if (cart.notices.length > 0) callback(cart.notices, cart);
  });
}
