import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { basket, sideCart } from './cart.ts';
import { untilHydrated } from './hydrated.ts';

export const MUG_PAGE = '/product/stoneware-mug';

export const panel = (page: Page) => sideCart(page).locator('.xoo-wsc-container');
export const drawer = (page: Page) => page.locator('.xoo-wsc-drawer');
export const toggle = (page: Page) => page.locator('.xoo-wsc-drawer-toggle');
export const slider = (page: Page) => page.locator('.xoo-wsc-slider');
export const line = (page: Page, name: string) =>
  sideCart(page).locator('li[data-key]', { hasText: name });
export const quantity = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}` });
export const openPanel = (page: Page, name: 'coupon' | 'shipping') =>
  sideCart(page).locator(`button[data-slider="${name}"]`);

/** The page of the mug with the side cart open. */
export async function openedSideCart(page: Page, address = MUG_PAGE): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await basket(page).click();
  await expect(sideCart(page)).toBeVisible();
}

/** From here on the page's clock stands still until `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** No suggestions, so that the drawer holds only the saved lines. */
export async function withoutSuggestions(page: Page): Promise<void> {
  await page.route(
    (url) => url.searchParams.get('action') === 'product_cards',
    (route) => route.fulfill({ json: { products: [] } }),
  );
}
