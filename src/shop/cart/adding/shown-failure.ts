import { useSyncExternalStore } from 'react';
import type { CartFailure } from '../store/cart-outcome.ts';

// A card has no space for the message: it is shown at the bottom of the page.

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
