import type { ShopConfig } from '#wire/shop-config.ts';
import type { Assets } from '../document/assets.ts';
import { createBlockHtml } from './block-html.tsx';
import { createCartFragments } from './cart-fragments.tsx';
import { createCheckoutFragments } from './checkout-fragments.tsx';
import type { FragmentRenderer } from './fragment-renderer.ts';
import { createQuickView } from './quick-view.tsx';
import { reviewItemsHtml, reviewWidgetHtml } from './reviews-html.tsx';

/** Every fragment, rendered by the shop's own components. */
export async function createFragments(
  assets: Assets,
  nonces: (now: number) => ShopConfig['nonces'],
): Promise<FragmentRenderer> {
  return {
    blocks: await createBlockHtml(assets, nonces),
    quickView: createQuickView(nonces),
    reviewItems: reviewItemsHtml,
    reviewWidget: reviewWidgetHtml,
    ...createCartFragments(nonces),
    ...createCheckoutFragments(nonces),
  };
}
