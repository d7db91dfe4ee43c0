import type { ShopConfig } from '#wire/shop-config.ts';
import { pageName } from '../../stores/cart/page-shop.ts';
import { miniCartDropdown } from '../mini-cart/dropdown-state.ts';
import { openSideCart } from '../side-cart/side-cart-state.ts';
import { flyToBasket } from './fly-to-basket.ts';

/** What happens after an add: redirect to the cart, or show where the product went. */
export async function afterAdd(shop: ShopConfig, button: HTMLElement | null): Promise<void> {
  const page = pageName();
  if (shop.cart.redirect && page !== 'cart') {
    location.assign(shop.routes.cart);
    return;
  }
  if (shop.cart.fly) await flyToBasket(button, shop.cart.flyTime);
  const shown = shownAfterAdd(shop, page);
  if (shown.sideCart) {
    // One overlay at a time: the quick view closes.
    button?.closest('dialog')?.close();
    openSideCart('added');
  }
  if (shown.dropdown) miniCartDropdown.showFor(shop.cart.dropdownTime);
}

export function shownAfterAdd(
  { sideCart, cart }: Pick<ShopConfig, 'sideCart' | 'cart'>,
  page: string,
): { sideCart: boolean; dropdown: boolean } {
  const opens = sideCart.enabled && sideCart.openOnAdd && !sideCart.hiddenOn.includes(page);
  // One is seen: the dropdown would lie under the side cart.
  return { sideCart: opens, dropdown: cart.dropdown && !opens };
}
