import type { Page } from '@playwright/test';
import type { ShopConfig } from '../../../src/wire/shop-config.ts';

/**
 * Changes the settings in the page's data, as another shop would send them: what the script does
 * changes, not what the server rendered. Call before `goto`.
 */
export async function changeConfig(
  page: Page,
  change: (config: ShopConfig) => ShopConfig,
  redraw: (html: string) => string = (html) => html,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = redraw(await response.text()).replace(
      /(<script[^>]*id="shop-config"[^>]*>)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const config = change(JSON.parse(json) as ShopConfig);
        return open + JSON.stringify(config).replaceAll('<', '\\u003c') + close;
      },
    );
    return route.fulfill({ response, body });
  });
}

/** `changeSwatches(page, { clearOnReselect: true })`, before `goto`. */
export function changeSwatches(
  page: Page,
  changes: Partial<ShopConfig['swatches']>,
): Promise<void> {
  return changeConfig(page, (config) => ({
    ...config,
    swatches: { ...config.swatches, ...changes },
  }));
}

/** Settings of adding, the mini-cart and the side cart, before `goto`. */
export function changeCart(
  page: Page,
  cart: Partial<ShopConfig['cart']>,
  sideCart: Partial<ShopConfig['sideCart']> = {},
  redraw?: (html: string) => string,
): Promise<void> {
  return changeConfig(
    page,
    (config) => ({
      ...config,
      cart: { ...config.cart, ...cart },
      sideCart: { ...config.sideCart, ...sideCart },
    }),
    redraw,
  );
}
