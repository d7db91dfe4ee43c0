import { useSyncExternalStore } from 'react';
import type { CartFailure } from '../store/cart-outcome.ts';

// A box in a grid has no room for the shop's reasons: they are given at the foot of the page.

const listeners = new Set<() => void>();
let current: CartFailure | null = null;

export function showFailure(failure: CartFailure | null): void {
  current = failure;
  for (const listener of listeners) listener();
}

export function useShownFailure(): CartFailure | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
