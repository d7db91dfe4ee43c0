import type { ShopConfig } from '#wire/shop-config.ts';
import type { Assets } from '../document/assets.ts';
import type { FragmentRenderer } from '../fragment-renderer.ts';
import { reviewItemsHtml, reviewWidgetHtml } from '../reviews/reviews-html.tsx';
import type { PageHandler } from '../serving/page-handler.ts';
import { themedPage } from '../serving/themed-page.ts';
import { createBlockHtml } from './block-html.tsx';
import { createCartFragments } from './cart-fragments.tsx';
import { createCheckoutFragments } from './checkout-fragments.tsx';
import { createProductFragments } from './product-fragments.tsx';

/** Every fragment, rendered by the shop's own components. */
export async function createFragments(
  assets: Assets,
  nonces: (now: number) => ShopConfig['nonces'],
  { document, unthemed }: Pick<PageHandler, 'document' | 'unthemed'>,
): Promise<FragmentRenderer> {
  return {
    blocks: await createBlockHtml(assets, nonces),
    ...createProductFragments(nonces, document),
    themePreview: (values, page) => unthemed(values, (ctx) => themedPage(ctx, page)),
    reviewItems: reviewItemsHtml,
    reviewWidget: reviewWidgetHtml,
    ...createCartFragments(nonces),
    ...createCheckoutFragments(nonces),
  };
}
