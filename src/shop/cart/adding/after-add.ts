import type { ShopConfig } from '#wire/shop-config.ts';
import { pageName } from '../../stores/cart/page-shop.ts';
import { miniCartDropdown } from '../mini-cart/dropdown-state.ts';
import { openSideCart } from '../side-cart/side-cart-state.ts';
import { flyToCart } from './fly-to-cart.ts';

/** What happens after an add: redirect to the cart, or show where the product went. */
export async function afterAdd(shop: ShopConfig, button: HTMLElement | null): Promise<void> {
  const page = pageName();
  if (shop.cart.redirect && page !== 'cart') {
    location.assign(shop.routes.cart);
    return;
  }
  if (shop.cart.fly) await flyToCart(button, shop.cart.flyTime);
  const displayed = visibleAfterAdd(shop, page);
  if (displayed.sideCart) {
    // One overlay at a time: the quick view closes.
    button?.closest('dialog')?.close();
    openSideCart('added');
  }
  if (displayed.dropdown) miniCartDropdown.showFor(shop.cart.dropdownTime);
}

export function visibleAfterAdd(
  { sideCart, cart }: Pick<ShopConfig, 'sideCart' | 'cart'>,
  page: string,
): { sideCart: boolean; dropdown: boolean } {
  const opens = sideCart.enabled && sideCart.openOnAdd && !sideCart.hiddenOn.includes(page);
  // One is seen: the dropdown would lie under the side cart.
  return { sideCart: opens, dropdown: cart.dropdown && !opens };
}
