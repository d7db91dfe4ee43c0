import type { ShopConfig } from '#wire/shop-config.ts';
import { miniCartDropdown } from '../mini-cart/dropdown-state.ts';
import { openSideCart } from '../side-cart/side-cart-state.ts';
import { pageName } from '../store/page-shop.ts';
import { flyToBasket } from './fly-to-basket.ts';

/** What happens after an add: redirect to the cart, or show where the product went. */
export async function afterAdd(shop: ShopConfig, button: HTMLElement | null): Promise<void> {
  const page = pageName();
  if (shop.cart.redirect && page !== 'cart') {
    location.assign(shop.routes.cart);
    return;
  }
  if (shop.cart.fly) await flyToBasket(button, shop.cart.flyTime);
  const next = shownAfterAdd(shop, page);
  if (next === 'side-cart') {
    // One overlay at a time: the quick view closes.
    button?.closest('dialog')?.close();
    openSideCart('added');
  }
  if (next === 'dropdown') miniCartDropdown.showFor(shop.cart.dropdownTime);
}

/** The dropdown is for shops and pages where the side cart does not open by itself. */
export function shownAfterAdd(
  { sideCart, cart }: Pick<ShopConfig, 'sideCart' | 'cart'>,
  page: string,
): 'side-cart' | 'dropdown' | null {
  if (sideCart.enabled && sideCart.openOnAdd && !sideCart.hiddenOn.includes(page)) {
    return 'side-cart';
  }
  return cart.dropdown ? 'dropdown' : null;
}
