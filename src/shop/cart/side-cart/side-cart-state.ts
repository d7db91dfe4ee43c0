import { useSyncExternalStore } from 'react';
import {
  CLOSED,
  createSideCart,
  type OpenReason,
  type SideCartState,
} from './side-cart-machine.ts';

/** The side cart of this page; there is one. */
export const sideCart = createSideCart();

/** Shows the side cart; its view is loaded when it is first asked for. */
export function openSideCart(reason: OpenReason): void {
  sideCart.open(reason);
}

/** Closes it; an open drawer goes first. */
export function closeSideCart(): void {
  sideCart.close();
}

export function useSideCart(): SideCartState {
  return useSyncExternalStore(sideCart.subscribe, sideCart.get, () => CLOSED);
}
