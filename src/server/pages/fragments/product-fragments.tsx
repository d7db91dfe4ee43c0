import { renderToStaticMarkup } from 'react-dom/server';
import { QuickView } from '#shop/product/quick-view/quick-view.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';
import { shopConfig } from '../document/shop-config.ts';
import type { PageHandler } from '../page-handler.ts';
import { previewAnswer } from '../product/product-page.ts';
import type { FragmentRenderer } from './fragment-renderer.ts';

/**
 * Renders a product's buy box for clients that insert the HTML, and its page with a form that is
 * being built: the same components as in a page.
 */
export function createProductFragments(
  nonces: (now: number) => ShopConfig['nonces'],
  document: PageHandler['document'],
): Pick<FragmentRenderer, 'quickView' | 'optionsPreview'> {
  return {
    quickView: ({ settings, now }, product) =>
      renderToStaticMarkup(
        <ShopProvider config={shopConfig('product', settings, nonces(now))} now={now}>
          <QuickView product={product} />
        </ShopProvider>,
      ),
    optionsPreview: (preview) => document((ctx) => previewAnswer(ctx, preview)),
  };
}
