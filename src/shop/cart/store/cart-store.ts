import { useSyncExternalStore } from 'react';
import type { CartView } from '#wire/cart.ts';
import { type CartRequest, type PendingLine, pendingLines, shownCount } from './pending-lines.ts';

/** The cart as the page knows it: the last answer and the pending requests. */
export interface CartState {
  /** Null until the shop has answered, and for a visitor with an empty cart. */
  cart: CartView | null;
  /** Pending lines; derived, never stored. */
  pending: readonly PendingLine[];
  /** Requests without an answer, oldest first; shownQuantity(item, requests) reads them. */
  requests: readonly CartRequest[];
  /** Number of pieces, pending ones included. */
  count: number;
  /** A change is pending. */
  busy: boolean;
}

export interface CartStore {
  get(): CartState;
  subscribe(listener: () => void): () => void;
  /** Replaces the known cart with the shop's answer. */
  take(cart: CartView): void;
  /** The cart is empty, as far as the page knows without a request. */
  reset(): void;
  begin(request: CartRequest): void;
  end(id: number): void;
}

const UNKNOWN: CartState = { cart: null, pending: [], requests: [], count: 0, busy: false };

export function createCartStore(): CartStore {
  const listeners = new Set<() => void>();
  let state = UNKNOWN;

  function show(cart: CartView | null, requests: readonly CartRequest[]): void {
    state = {
      cart,
      requests,
      pending: pendingLines(cart, requests),
      count: shownCount(cart, requests),
      busy: requests.some(({ kind }) => kind !== 'refresh'),
    };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (cart) => show(cart, state.requests),
    reset: () => show(null, state.requests),
    begin: (request) => show(state.cart, [...state.requests, request]),
    end: (id) =>
      show(
        state.cart,
        state.requests.filter((request) => request.id !== id),
      ),
  };
}

/**
 * The page's only cart store. Pages are cached for all visitors, so the server renders them without
 * a cart.
 */
export const cartStore = createCartStore();

export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => UNKNOWN);
}

export function useCartCount(): number {
  return useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.get().count,
    () => 0,
  );
}
