import type { CartResponse } from '#wire/cart.ts';
import { cartStore } from './cart-store.ts';
import { notifyTabs } from './other-tabs.ts';
import { replaceFragments } from './replace-fragments.ts';
import { writeCopy } from './stored-copy.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * Applies an answer of the shop to this page, the tab's copy and the other tabs. False where
 * another tab has received the answer to a later change, so that the shop must be asked.
 */
export function applyResponse(response: CartResponse, requested: 'change' | 'refresh'): boolean {
  const known = cartStore.get().cart;
  if (requested === 'change' && known && response.cart.version < known.version) return false;
  cartStore.take(response.cart);
  writeCopy(tabStorage(), response, Date.now());
  replaceFragments(document, response.fragments);
  notifyTabs(response);
  return true;
}
