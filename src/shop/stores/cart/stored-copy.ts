import { hasFields } from '#rules/input/has-fields.ts';
import type { CartResponse } from '#wire/cart.ts';

// The last answer, stored for the tab, so that the next page shows the cart without a request.
// Example: stored at noon with hash "a1"; at one, with the cookie still "a1", it is valid; with
// "b2", one minute past noon of the next day, or with an invalid date, the shop is asked.

export const COPY_NAME = 'vitrine_cart';
export const COPY_LIFE_MS = 24 * 60 * 60 * 1000;

export type StoredResponse = Pick<CartResponse, 'fragments' | 'cart_hash' | 'cart'>;

export interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const CART = { cart: 'object' } as const;

interface Copy {
  at: number;
  answer: StoredResponse;
}

export function writeCopy(storage: TabStorage, response: StoredResponse, now: number): void {
  const { fragments, cart_hash, cart } = response;
  // Notices already shown are not shown again on the next page.
  const copy: Copy = { at: now, answer: { fragments, cart_hash, cart: { ...cart, notices: [] } } };
  try {
    storage.setItem(COPY_NAME, JSON.stringify(copy));
  } catch {
    // Full or forbidden: an older copy would be wrong, so it is removed, and pages ask the shop.
    dropCopy(storage);
  }
}

export function dropCopy(storage: TabStorage): void {
  try {
    storage.removeItem(COPY_NAME);
  } catch {
    // A browser that forbids storage holds no copy either.
  }
}

/**
 * Null where there is none, it is a day old or has no valid date, or the cart has changed since.
 */
export function readCopy(storage: TabStorage, hash: string, now: number): StoredResponse | null {
  try {
    const copy: unknown = JSON.parse(storage.getItem(COPY_NAME) ?? 'null');
    if (!hasFields<Copy>(copy, { at: 'number', answer: 'object' })) return null;
    const { at, answer: response } = copy;
    if (!Number.isFinite(at) || !hasFields<Pick<StoredResponse, 'cart'>>(response, CART))
      return null;
    // A clock that was set back makes a copy of the future, which would never expire.
    if (at > now || now - at >= COPY_LIFE_MS) return null;
    return response.cart_hash === hash ? response : null;
  } catch {
    // Not written by us, or truncated.
    return null;
  }
}
