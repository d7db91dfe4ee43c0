import { renderToStaticMarkup } from 'react-dom/server';
import { QuickView } from '#shop/product/quick-view/quick-view.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';
import { shopConfig } from '../document/shop-config.ts';
import type { FragmentRenderer } from '../fragment-renderer.ts';
import { findLineChoice, lineChoiceResponse } from '../product/line-choice.ts';
import { previewResponse } from '../product/product-page.ts';
import type { PageHandler } from '../serving/page-handler.ts';

/**
 * Renders a product's buy box for clients that insert the HTML, and its page with a form that is
 * being built: the same components as in a page.
 */
export function createProductFragments(
  nonces: (now: number) => ShopConfig['nonces'],
  document: PageHandler['document'],
): Pick<FragmentRenderer, 'quickView' | 'optionsPreview' | 'lineChoice'> {
  return {
    quickView: ({ settings, now }, product) =>
      renderToStaticMarkup(
        <ShopProvider config={shopConfig('product', settings, nonces(now))} now={now}>
          <QuickView product={product} />
        </ShopProvider>,
      ),
    optionsPreview: (preview) => document((ctx) => previewResponse(ctx, preview)),
    async lineChoice(productId) {
      let isPlain = false;
      const html = await document(async (ctx) => {
        const choice = await findLineChoice(ctx, productId);
        isPlain = choice?.needed === false;
        return choice?.needed ? lineChoiceResponse(ctx, choice) : { kind: 'not-found' };
      });
      if (isPlain) return { needed: false, html: null };
      return html === null ? null : { needed: true, html };
    },
  };
}
