import type { CartFailure } from '../../stores/cart/cart-result.ts';
import { createObservable, useObservable } from '../../ui/store/observable.ts';

// A card has no space for the message: it is shown at the bottom of the page.

const visible = createObservable<CartFailure | null>(null);

export const showFailure = visible.set;

export function useVisibleFailure(): CartFailure | null {
  return useObservable(visible, null);
}
