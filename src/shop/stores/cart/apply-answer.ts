import type { CartAnswer } from '#wire/cart.ts';
import { cartStore } from './cart-store.ts';
import { notifyTabs } from './other-tabs.ts';
import { replaceFragments } from './replace-fragments.ts';
import { writeCopy } from './stored-copy.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * Applies an answer of the shop to this page, the tab's copy and the other tabs. False where
 * another tab has received the answer to a later change, so that the shop must be asked.
 */
export function applyAnswer(answer: CartAnswer, asked: 'change' | 'refresh'): boolean {
  const known = cartStore.get().cart;
  if (asked === 'change' && known && answer.cart.version < known.version) return false;
  cartStore.take(answer.cart);
  writeCopy(tabStorage(), answer, Date.now());
  replaceFragments(document, answer.fragments);
  notifyTabs(answer);
  return true;
}
