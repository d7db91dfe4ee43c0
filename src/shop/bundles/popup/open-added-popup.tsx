import type { CartView } from '#wire/cart.ts';
import { pageText } from '../../cart/store/page-shop.ts';
import { popupStore } from '../../ui/popup/popup-store.ts';
import { AddedPopup } from './added-popup.tsx';

/** Shows what has just come into the cart, by the keys of its lines. `onGone` when it is put away. */
export function openAddedPopup(cart: CartView, keys: readonly string[], onGone?: () => void): void {
  popupStore.open({
    label: pageText('addedPopup.title'),
    source: { kind: 'ready', content: <AddedPopup cart={cart} keys={keys} onGone={onGone} /> },
  });
}
