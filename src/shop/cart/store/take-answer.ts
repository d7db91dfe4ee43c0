import type { CartAnswer } from '#wire/cart.ts';
import { cartStore } from './cart-store.ts';
import { tellTabs } from './other-tabs.ts';
import { replaceFragments } from './replace-fragments.ts';
import { writeCopy } from './stored-copy.ts';
import { tabShelf } from './tab-shelf.ts';

/**
 * Applies an answer of the shop to this page, the tab's copy and the other tabs. False where
 * another tab has received the answer to a later change, so that the shop must be asked.
 */
export function takeAnswer(answer: CartAnswer, asked: 'change' | 'refresh'): boolean {
  const known = cartStore.get().cart;
  if (asked === 'change' && known && answer.cart.version < known.version) return false;
  cartStore.take(answer.cart);
  writeCopy(tabShelf(), answer, Date.now());
  replaceFragments(document, answer.fragments);
  tellTabs(answer);
  return true;
}
