import { HASH_COOKIE, ITEMS_COOKIE } from '#wire/cart.ts';

export interface CartCookies {
  /** False where the cookie is 0 or missing: nothing to fetch. */
  filled: boolean;
  hash: string;
}

/** `a=1; woocommerce_items_in_cart=1; woocommerce_cart_hash=ab` is { filled: true, hash: 'ab' }. */
export function readCartCookies(cookies: string): CartCookies {
  const values = new Map(
    cookies.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  return {
    filled: Number(values.get(ITEMS_COOKIE) ?? 0) > 0,
    hash: values.get(HASH_COOKIE) ?? '',
  };
}
