import { lifeOf } from '#server/platform/sessions/session.ts';
import { setScriptCookie, type Visitor } from '#server/platform/sessions/visitor.ts';
import { HASH_COOKIE, ITEMS_COOKIE } from '#wire/cart.ts';

/** Tells scripts whether there is a cart to fetch, and which; the cached page itself knows nothing. */
export function setCartCookies(
  visitor: Visitor,
  cart: { hash: string; state: { lines: readonly unknown[] } },
): void {
  const filled = cart.state.lines.length > 0;
  const seconds = lifeOf(null) / 1000;
  setScriptCookie(visitor, ITEMS_COOKIE, filled ? '1' : null, seconds);
  setScriptCookie(visitor, HASH_COOKIE, filled ? cart.hash : null, seconds);
}
