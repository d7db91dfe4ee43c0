import type { CartAnswer } from '#wire/cart.ts';
import { cartStore } from './cart-store.ts';
import { tellTabs } from './other-tabs.ts';
import { replaceFragments } from './replace-fragments.ts';
import { writeCopy } from './stored-copy.ts';
import { tabShelf } from './tab-shelf.ts';

/**
 * What the shop answered becomes what this page, its tab and the other tabs know. False where
 * another tab has had the answer to a later change meanwhile, so that the shop must be asked.
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
