import { useSyncExternalStore } from 'react';
import {
  CLOSED,
  createSideCart,
  type OpenReason,
  type SideCartState,
} from './side-cart-machine.ts';

/** The page's only side cart. */
export const sideCart = createSideCart();

/** Opens the side cart; its view is loaded on first use. */
export function openSideCart(reason: OpenReason): void {
  sideCart.open(reason);
}

/** Closes it; an open drawer closes first. */
export function closeSideCart(): void {
  sideCart.close();
}

export function useSideCart(): SideCartState {
  return useSyncExternalStore(sideCart.subscribe, sideCart.get, () => CLOSED);
}
