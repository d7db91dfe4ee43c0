import type { CartAnswer } from '#wire/cart.ts';
import { cartStore } from './cart-store.ts';
import { tellTabs } from './other-tabs.ts';
import { replaceFragments } from './replace-fragments.ts';
import { writeCopy } from './stored-copy.ts';

/** What the shop answered becomes what this page, its tab and the other tabs know. */
export function takeAnswer(answer: CartAnswer): void {
  cartStore.take(answer.cart);
  writeCopy(sessionStorage, answer, Date.now());
  replaceFragments(document, answer.fragments);
  tellTabs(answer);
}
