import type { CartView } from '#wire/cart.ts';
import { readCartCookies } from '../stores/cart/cart-cookies.ts';
import { cartStore } from '../stores/cart/cart-store.ts';

/** The lines of the basket as far as this page knows them; null where it has not asked yet. */
export function knownItems(): CartView['items'] | null {
  const isEmpty = !readCartCookies(document.cookie).filled;
  return cartStore.get().cart?.items ?? (isEmpty ? [] : null);
}
