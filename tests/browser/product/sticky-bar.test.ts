import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { sideCart } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

const bar = (page: Page) => page.getByRole('region', { name: /^Buy / });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Where the buy box ends, from the top of the page. */
const endOfBox = (page: Page) =>
  page
    .locator('.sticky-add-to-cart-wrapper')
    .evaluate((box) => box.getBoundingClientRect().bottom + window.scrollY);

test('the bar is active past the buy box and not before, covers no focus, and buys what the form says [PP-39] [TH-41]', async ({
  page,
}) => {
  // Its button is in the first screen of a phone, too.
  await page.goto('/product/oak-serving-tray');
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 100_000);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('Oak Serving Tray');
  await expect(bar(page)).toContainText('$48.00');
  await scrollTo(page, 0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.sticky-add-to-cart')).toBeHidden();

  await test.step('it never covers what has the focus', async () => {
    await scrollTo(page, (await endOfBox(page)) + 1500);
    await expect(bar(page)).toBeVisible();
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect();
        const top = document.querySelector('.sticky-add-to-cart')?.getBoundingClientRect().top ?? 0;
        return focused ? focused.bottom > top : false;
      });
      expect(covered).toBe(false);
    }
  });

  await test.step('it buys what the form says', async () => {
    await page.getByLabel('Quantity').fill('3');
    await scrollTo(page, 100_000);
    await bar(page).getByRole('button', { name: 'Add to basket' }).click();
    await expect(sideCart(page)).toContainText(/Oak Serving Tray.*\$144\.00/);
  });
});

test('on a phone it is active from the start where the form begins below the first screen; it leads back to what must be chosen [PP-39] [PP-40]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product/stoneware-mug');
  const choose = bar(page).getByRole('button', { name: 'Choose Colour and Size' });
  if (isMobile) {
    await expect(choose).toBeVisible();
    await page.locator('.single_add_to_cart_button').scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 0);
    await expect(bar(page)).toBeVisible();
  } else {
    await expect(bar(page)).toHaveCount(0);
  }

  // Just above the end of the buy box it waits, just below it comes.
  const end = await endOfBox(page);
  await scrollTo(page, end - 200);
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, end + 1500);
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page, '.sticky-add-to-cart');

  await choose.press('Enter');
  await expect(page.locator('form.variations_form')).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Sand' })).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
});

test('a variation swaps its picture, Clear brings the first one back, and it says what is still to choose [PP-20] [PP-22] [PP-40]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product/stoneware-mug');
  await scrollTo(page, 100_000);
  const image = page.locator('.sticky-add-to-cart img');
  const first = (await image.getAttribute('src')) ?? '';
  // Chosen where the bar is hidden, checked where it is visible.
  for (const slug of ['ink', 'large']) await page.locator(`label[data-value="${slug}"]`).click();
  await scrollTo(page, 100_000);
  await expect(image).not.toHaveAttribute('src', first);
  await expect(bar(page)).toContainText('$18.00');
  await expect(bar(page)).toContainText('Ink, Large');
  await page.locator('.reset_variations').evaluate((button: HTMLElement) => button.click());
  await expect(image).toHaveAttribute('src', first);
  await expect(bar(page)).toContainText('From $14.00');

  await page.locator('label[data-value="moss"]').click();
  await scrollTo(page, 100_000);
  await bar(page).getByRole('button', { name: 'Choose Size' }).press('Enter');
  await expect(page.locator('form.variations_form')).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Small' })).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
});

test('a bundle has one too: its price, and the button of its form', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product/slow-morning-bundle');
  await untilHydrated(page);
  await scrollTo(page, 100_000);
  await expect(bar(page)).toContainText('From $76.50');
  await bar(page).getByRole('button').click();
  // Nothing is chosen yet: it leads to the first item that is not finished.
  await expect(page.locator('[data-item="mug"]')).toBeInViewport();
  await expect(page.locator('[data-item="mug"]')).toHaveAttribute('data-invalid', 'true');
  const mug = page.locator('[data-item="mug"]');
  for (const name of ['Sand', 'Small']) {
    await mug.locator('label', { has: page.getByRole('radio', { name }) }).click();
  }
  await scrollTo(page, 100_000);
  await expect(bar(page)).not.toContainText('From');
  await bar(page).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'In your basket' })).toBeVisible();
});

test.describe('with movement', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the way back takes 500 ms [PP-40]', async ({ page }) => {
    await page.goto('/product/stoneware-mug');
    await scrollTo(page, 100_000);
    const button = bar(page).getByRole('button', { name: 'Choose Colour and Size' });
    await expect(button).toBeVisible();
    // A manual clock: the machine's own time proves nothing.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const far = await place();
    await button.click();
    // The first frame starts the scroll, and half of the distance is done at half of the time.
    await page.clock.runFor(16 + 250);
    const half = await place();
    // One frame before the last the distance left is still more than a pixel, whichever frame was
    // first.
    await page.clock.runFor(216);
    const nearly = await place();
    await page.clock.runFor(34 + 16);
    const there = await place();
    await page.clock.runFor(1000);
    expect(await place()).toBe(there);
    expect(nearly).toBeGreaterThan(there);
    expect(Math.abs(half - (far + there) / 2)).toBeLessThan((far - there) * 0.1);
    await expect(page.locator('form.variations_form')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Sand' })).toBeFocused();
  });
});

test('what is gone has no bar; what is sold elsewhere leads there', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/product/moss-glass-vase');
  await scrollTo(page, 100_000);
  await expect(page.locator('.sticky-add-to-cart')).toHaveCount(0);
  await page.goto('/product/makers-apron');
  await scrollTo(page, 100_000);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', /^https:/);
});
