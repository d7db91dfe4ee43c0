import { getLife } from '#server/platform/sessions/session.ts';
import { setScriptCookie, type Visitor } from '#server/platform/sessions/visitor.ts';
import { HASH_COOKIE, ITEMS_COOKIE } from '#wire/cart.ts';

/**
 * Lets scripts know whether there is a cart to fetch, and which; the cached page itself contains
 * nothing of it.
 */
export function setCartCookies(
  visitor: Visitor,
  cart: { hash(): string; state: { lines: readonly unknown[] } },
): void {
  if (cart.state.lines.length === 0) {
    clearCartCookies(visitor);
    return;
  }
  const seconds = getLife(null) / 1000;
  setScriptCookie(visitor, ITEMS_COOKIE, '1', seconds);
  setScriptCookie(visitor, HASH_COOKIE, cart.hash(), seconds);
}

export function clearCartCookies(visitor: Visitor): void {
  setScriptCookie(visitor, ITEMS_COOKIE, null, 0);
  setScriptCookie(visitor, HASH_COOKIE, null, 0);
}
