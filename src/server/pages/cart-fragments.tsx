import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawings } from '#server/calls/call.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { MiniCartList } from '#shop/cart/mini-cart/mini-cart-list.tsx';
import { NoticeList } from '#shop/cart/notice-list.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';
import { shopConfig } from './shop-config.ts';

/** The cart as HTML for whoever shows it as it is, made from the parts the pages draw with. */
export function createCartDrawings(
  nonces: (now: number) => ShopConfig['nonces'],
): Pick<Drawings, 'cartFragments' | 'notices'> {
  const drawer = ({ settings, now }: ShopContext) => {
    const config = shopConfig('cart', settings, nonces(now));
    return (content: ReactNode) =>
      renderToStaticMarkup(
        <ShopProvider config={config} now={now}>
          {content}
        </ShopProvider>,
      );
  };
  return {
    cartFragments(ctx, cart) {
      const draw = drawer(ctx);
      const list = draw(<MiniCartList cart={cart} />);
      const notices = draw(<NoticeList notices={cart.notices} />);
      const box = (name: string, inner: string) => `<div class="${name}">${inner}</div>`;
      return {
        'div.widget_shopping_cart_content': box('widget_shopping_cart_content', list),
        'div.xoo-wsc-container': box('xoo-wsc-container', list),
        'div.xoo-wsc-slider': box('xoo-wsc-slider', ''),
        'div.xoo-wsc-drawer': box('xoo-wsc-drawer', ''),
        'div.xoo-wsc-markup-notices': box('xoo-wsc-markup-notices', notices),
        'span.cart-count': draw(<span className="cart-count">{cart.count}</span>),
      };
    },
    notices: (ctx, notices) => drawer(ctx)(<NoticeList notices={notices} />),
  };
}
