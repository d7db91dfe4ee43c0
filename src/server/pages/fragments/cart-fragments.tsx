import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { PopupFooter, PopupHeader, PopupItems } from '#shop/bundles/popup/added-popup.tsx';
import { SavedList } from '#shop/cart/lines/saved-list.tsx';
import { MiniCartList } from '#shop/cart/mini-cart/mini-cart-list.tsx';
import { NoticeList } from '#shop/cart/notice-list.tsx';
import { CouponPanel } from '#shop/cart/side-cart/coupon-panel.tsx';
import { ShippingMethods } from '#shop/cart/side-cart/shipping-panel.tsx';
import { controls } from '#shop/cart/side-cart/side-cart-controls.ts';
import { SideCartFooter } from '#shop/cart/side-cart/side-cart-footer.tsx';
import { SideCartLines } from '#shop/cart/side-cart/side-cart-lines.tsx';
import { FreeShippingBar } from '#shop/cart/totals/free-shipping-bar.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import { type CartView, FRAGMENT_SELECTORS, type FragmentSelector } from '#wire/cart.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { createHtmlCache } from '../document/html-cache.ts';
import { shopConfig } from '../document/shop-config.ts';
import type { FragmentRenderer } from '../fragment-renderer.ts';

/** Half a minute: nonces, which are part of it, are made for half a day. */
const CONFIG_LIFE_MS = 30_000;

/**
 * The cart as HTML for programs that insert it, made from the components of the side cart. Every
 * answer about a cart holds them, so a part that was rendered from the same data before is not
 * rendered again.
 */
export function createCartFragments(
  nonces: (now: number) => ShopConfig['nonces'],
): Pick<FragmentRenderer, 'cartFragments' | 'notices' | 'addedPopup'> {
  const parts = createHtmlCache();
  let known: { settings: Settings; config: ShopConfig; until: number } | null = null;

  /** Settings stay the same object until one is changed; then no rendered part is valid. */
  function toConfig({ settings, now }: ShopContext): ShopConfig {
    if (known?.settings !== settings || known.until <= now || known.until > now + CONFIG_LIFE_MS) {
      parts.purge();
      const config = shopConfig('cart', settings, nonces(now));
      known = { settings, config, until: now + CONFIG_LIFE_MS };
    }
    return known.config;
  }

  function drawer(ctx: ShopContext) {
    const config = toConfig(ctx);
    return (content: ReactNode) =>
      renderToStaticMarkup(
        <ShopProvider config={config} now={ctx.now}>
          {content}
        </ShopProvider>,
      );
  }

  return {
    cartFragments(ctx, cart, requested = FRAGMENT_SELECTORS) {
      const render = drawer(ctx);
      const { items, coupons, offers, packages, saved } = cart;
      const { rows, totals, freeShipping, needsShipping, destination, destinationKnown } = cart;
      const sums = [rows, totals, freeShipping, needsShipping, destination, destinationKnown];
      const part = (name: string, from: unknown, content: () => ReactNode) =>
        parts.get(name, from, () => `<div class="${name}">${render(content())}</div>`);
      const renderers: Record<FragmentSelector, () => string> = {
        'div.widget_shopping_cart_content': () =>
          part('widget_shopping_cart_content', [items, totals], () => <MiniCartList cart={cart} />),
        'div.xoo-wsc-container': () =>
          part('xoo-wsc-container', [items, coupons, sums], () => <Container cart={cart} />),
        'div.xoo-wsc-slider': () =>
          part('xoo-wsc-slider', [coupons, offers, packages], () => (
            <>
              <div data-slider="coupon">
                <CouponPanel cart={cart} />
              </div>
              <div data-slider="shipping">
                <ShippingMethods packages={packages} />
              </div>
            </>
          )),
        'div.xoo-wsc-drawer': () =>
          part('xoo-wsc-drawer', saved, () => <SavedList items={saved} controls={controls} />),
        'div.xoo-wsc-markup-notices': () =>
          part('xoo-wsc-markup-notices', cart.notices, () => <NoticeList notices={cart.notices} />),
        'span.cart-count': () => `<span class="cart-count">${cart.count}</span>`,
      };
      return Object.fromEntries(requested.map((selector) => [selector, renderers[selector]()]));
    },
    addedPopup(ctx, cart, key) {
      const config = shopConfig('product-bundle', ctx.settings, nonces(ctx.now));
      const part = { cart, keys: [key] };
      const html = (name: string, content: ReactNode) => {
        const rendered = renderToStaticMarkup(
          <ShopProvider config={config} now={ctx.now}>
            {content}
          </ShopProvider>,
        );
        return `<div class="${name}">${rendered}</div>`;
      };
      return {
        'div.bundle-popup-head': html('bundle-popup-head', <PopupHeader {...part} />),
        'div.bundle-popup-body': html('bundle-popup-body', <PopupItems {...part} />),
        'div.bundle-popup-foot': html('bundle-popup-foot', <PopupFooter {...part} />),
      };
    },
    notices(ctx, notices) {
      const render = drawer(ctx);
      return parts.get('notices', notices, () => render(<NoticeList notices={notices} />));
    },
  };
}

function Container({ cart }: { cart: CartView }) {
  if (cart.items.length === 0) return <MiniCartList cart={cart} />;
  return (
    <>
      <FreeShippingBar progress={cart.freeShipping} />
      <SideCartLines items={cart.items} pending={[]} requests={[]} />
      <SideCartFooter cart={cart} isCheckout={false} />
    </>
  );
}
