import type { Page } from '@playwright/test';
import type { ShopConfig } from '../../../src/wire/shop-config.ts';

/**
 * The page as a shop with other settings would send it: only what script does with them is changed,
 * not what the server drew. `changeSwatches(page, { clearOnReselect: true })`, before `goto`.
 */
export async function changeSwatches(
  page: Page,
  changes: Partial<ShopConfig['swatches']>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script[^>]*id="shop-config"[^>]*>)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const config = JSON.parse(json) as ShopConfig;
        const swatches = { ...config.swatches, ...changes };
        return open + JSON.stringify({ ...config, swatches }).replaceAll('<', '\\u003c') + close;
      },
    );
    return route.fulfill({ response, body });
  });
}
