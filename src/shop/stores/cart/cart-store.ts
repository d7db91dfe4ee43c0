import type { CartView } from '#wire/cart.ts';
import { createObservable, type Observable, useObservable } from '../../ui/store/observable.ts';
import { type CartRequest, type PendingLine, pendingLines, visibleCount } from './pending-lines.ts';

/** The cart as the page knows it: the last answer and the pending requests. */
export interface CartState {
  /** Null until the shop has answered, and for a visitor with an empty cart. */
  cart: CartView | null;
  /** Pending lines; derived, never stored. */
  pending: readonly PendingLine[];
  /** Requests without an answer, oldest first; displayedQuantity(item, requests) reads them. */
  requests: readonly CartRequest[];
  /** Number of pieces, pending ones included. */
  count: number;
  /** A change is pending. */
  busy: boolean;
}

export interface CartStore extends Pick<Observable<CartState>, 'get' | 'subscribe'> {
  /** Replaces the known cart with the shop's answer. */
  take(cart: CartView): void;
  /** The cart is empty, as far as the page knows without a request. */
  reset(): void;
  begin(request: CartRequest): void;
  end(id: number): void;
}

const UNKNOWN: CartState = { cart: null, pending: [], requests: [], count: 0, busy: false };

export function createCartStore(): CartStore {
  const { get, set, subscribe } = createObservable(UNKNOWN);

  function show(cart: CartView | null, requests: readonly CartRequest[]): void {
    set({
      cart,
      requests,
      pending: pendingLines(cart, requests),
      count: visibleCount(cart, requests),
      busy: requests.some(({ kind }) => kind !== 'refresh'),
    });
  }

  return {
    get,
    subscribe,
    take: (cart) => show(cart, get().requests),
    reset: () => show(null, get().requests),
    begin: (request) => show(get().cart, [...get().requests, request]),
    end: (id) =>
      show(
        get().cart,
        get().requests.filter((request) => request.id !== id),
      ),
  };
}

/**
 * The page's only cart store. Pages are cached for all visitors, so the server renders them without
 * a cart.
 */
export const cartStore = createCartStore();

export function useCart(): CartState {
  return useObservable(cartStore, UNKNOWN);
}
