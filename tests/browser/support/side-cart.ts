import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { cartButton, putIn, sideCart } from './cart.ts';
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
  await cartButton(page).click();
  await expect(sideCart(page)).toBeVisible();
}

/** From here on the page's clock stands still until `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** One product in the cart and one saved for later, so that the drawer has content. */
export async function putInAndSave(page: Page): Promise<void> {
  await putIn(page, 'oak-serving-tray');
  await putIn(page, 'honey-jar');
  const response = await page.request.post('/?wc-ajax=get_refreshed_fragments&vitrine_data=1');
  const { cart } = (await response.json()) as { cart: { items: { name: string; key: string }[] } };
  const key = cart.items.find(({ name }) => name === 'Honey Jar')?.key ?? '';
  await page.request.post('/?wc-ajax=xoo_wsc_save_for_later', { form: { cart_key: key } });
}

/** The rows of the totals that are collapsed at first. */
export const showDetails = (page: Page) =>
  sideCart(page).getByRole('button', { name: 'Show details' }).click();
