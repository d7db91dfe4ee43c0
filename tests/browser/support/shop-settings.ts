import type { Page } from '@playwright/test';
import type { SharedData } from '../../../src/wire/shared-data.ts';
import type { SharedConfig } from '../../../src/wire/shop-config.ts';

/** The settings that the page's scripts work with. */
export async function loadConfig(page: Page): Promise<SharedConfig> {
  const address = await page.locator('#start').getAttribute('data-shared');
  const shared = (await (await page.request.get(address ?? '')).json()) as SharedData;
  return shared.config;
}

/**
 * Changes the settings in the page's data, as another shop would send them: what the script does
 * changes, not what the server rendered. Call before `goto`.
 */
export async function changeConfig(
  page: Page,
  change: (config: SharedConfig) => SharedConfig,
  changeHtml?: (html: string) => string,
): Promise<void> {
  await page.route('**/shared/*.json', async (route) => {
    const response = await route.fetch();
    const shared = (await response.json()) as SharedData;
    await route.fulfill({ response, json: { ...shared, config: change(shared.config) } });
  });
  if (!changeHtml) return;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: changeHtml(await response.text()) });
  });
}

/** Makes the following pages right-to-left, as the setting `shop.dir` does. */
export function rightToLeft(page: Page): Promise<void> {
  return changeConfig(
    page,
    (config) => ({ ...config, dir: 'rtl' }),
    (html) => html.replace(' dir="ltr"', ' dir="rtl"'),
  );
}

/** `changeSwatches(page, { clearOnReselect: true })`, before `goto`. */
export function changeSwatches(
  page: Page,
  changes: Partial<SharedConfig['swatches']>,
): Promise<void> {
  return changeConfig(page, (config) => ({
    ...config,
    swatches: { ...config.swatches, ...changes },
  }));
}

/** Settings of adding, the mini-cart and the side cart, before `goto`. */
export function changeCart(
  page: Page,
  cart: Partial<SharedConfig['cart']>,
  sideCart: Partial<SharedConfig['sideCart']> = {},
  changeHtml?: (html: string) => string,
): Promise<void> {
  return changeConfig(
    page,
    (config) => ({
      ...config,
      cart: { ...config.cart, ...cart },
      sideCart: { ...config.sideCart, ...sideCart },
    }),
    changeHtml,
  );
}
