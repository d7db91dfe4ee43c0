import type { ShopConfig } from '#wire/shop-config.ts';

type Shop = Pick<ShopConfig, 'routes' | 'nonces'>;

/**
 * A link that changes the cart without script; the nonce proves that it comes from one of our
 * pages.
 */
function cartLink({ routes, nonces }: Shop, name: string, value: string): string {
  return `${routes.cart}?${new URLSearchParams({ [name]: value, _wpnonce: nonces.public })}`;
}

export function removeLink(shop: Shop, key: string): string {
  return cartLink(shop, 'remove_item', key);
}

export function undoLink(shop: Shop, key: string): string {
  return cartLink(shop, 'undo_item', key);
}

export function removeCouponLink(shop: Shop, code: string): string {
  return cartLink(shop, 'remove_coupon', code);
}
