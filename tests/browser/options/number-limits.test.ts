import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

const add = (page: Page) => page.locator('.single_add_to_cart_button');
const problem = (page: Page, id: string) => page.locator(`[data-option="${id}"][data-invalid]`);

onWideScreenOnly();

test('a number at its limits is taken, one beyond them is refused with its own words [OP-65]', async ({
  page,
}) => {
  await page.goto('/product/made-to-measure-curtain');
  await untilHydrated(page);
  const width = page.getByRole('textbox', { name: /^Width/ });
  await page.getByRole('textbox', { name: /^Drop/ }).fill('200');
  for (const [typed, said] of [
    ['400.1', 'at most 400'],
    ['39.9', 'at least 40'],
  ] as const) {
    await width.fill(typed);
    await add(page).click();
    await expect(problem(page, 'width')).toContainText(said);
    await expect(width).toBeFocused();
  }
  for (const typed of ['40', '400']) {
    await width.fill(typed);
    await width.press('Tab');
    await expect(problem(page, 'width')).toHaveCount(0);
  }
  const response = page.waitForResponse(/add_to_cart/);
  await add(page).click();
  expect(await (await response).json()).not.toHaveProperty('error');
});
