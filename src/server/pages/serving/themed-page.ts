import { bestSeller } from '#server/catalog/best-seller.ts';
import { anonymousVisitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ThemedPage } from '#wire/vitrine/theme.ts';
import { homePage } from '../content/home-page.ts';
import { shopPage } from '../listing/shop-page.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { productPage } from '../product/product-page.ts';

/** The pages a theme is tried on; a shop without products shows its list instead of one. */
export async function themedPage(ctx: ShopContext, page: ThemedPage): Promise<PageResult> {
  const request: PageRequest = {
    path: ctx.settings['routes.home'],
    params: {},
    query: new URLSearchParams(),
    visitor: anonymousVisitor(),
  };
  if (page === 'home') return homePage.load(ctx, request);
  const slug = page === 'product' ? await bestSeller(ctx.db) : null;
  if (slug === null) return shopPage.load(ctx, request);
  return productPage.load(ctx, { ...request, params: { slug } });
}
