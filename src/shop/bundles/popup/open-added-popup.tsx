import type { CartView } from '#wire/cart.ts';
import { pageText } from '../../stores/cart/page-shop.ts';
import { popupStore } from '../../ui/popup/popup-store.ts';
import { AddedPopup } from './added-popup.tsx';

/** Shows the lines just added, by their keys. `onGone` is called when it is closed. */
export function openAddedPopup(cart: CartView, keys: readonly string[], onGone?: () => void): void {
  popupStore.open({
    label: pageText('addedPopup.title'),
    source: { kind: 'ready', content: <AddedPopup cart={cart} keys={keys} onGone={onGone} /> },
  });
}
