import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { countShifts, scrollTo } from './support/layout-shift.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';

onWideScreenOnly();

const wrapper = (page: Page) => page.locator('.header-wrapper');
const bar = (page: Page) => page.locator('nav.main-nav');
const opener = (page: Page, name: string) =>
  page.getByRole('button', { name: `Open ${name}`, exact: true });
const toggle = (page: Page, name: string) => bar(page).locator(opener(page, name));
const entry = (page: Page, name: string) =>
  bar(page)
    .locator('[data-entry]')
    .filter({ has: opener(page, name) });
const overlay = (page: Page) => page.locator('body > .menu-overlay');

/** A page with a menu bar whose script has come. */
async function openShop(page: Page): Promise<void> {
  await page.goto('/shop');
  await expect(bar(page).locator('[data-ready]')).toBeVisible();
}

test('the header scrolls away, and sticks once its height and 100 px are passed [TH-02]', async ({
  page,
}) => {
  const shifted = await countShifts(page);
  await page.goto('/shop');
  const box = await wrapper(page).evaluate((element: HTMLElement) => ({
    top: element.getBoundingClientRect().top + window.scrollY,
    height: element.offsetHeight,
  }));
  const edge = box.top + box.height + 100;
  const top = () => wrapper(page).evaluate((element) => element.getBoundingClientRect().top);

  await scrollTo(page, Math.floor(box.top + box.height / 2));
  await expect(wrapper(page)).toHaveAttribute('data-place', 'top');
  expect(await top()).toBeLessThan(0);
  await scrollTo(page, Math.floor(edge));
  await expect(wrapper(page)).toHaveAttribute('data-place', 'away');
  await expect.poll(top).toBeCloseTo(-box.height, 0);
  await scrollTo(page, Math.ceil(edge) + 1);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'stuck');
  await expect.poll(top).toBeCloseTo(0, 0);
  await expect(page.locator('.header .cart-link')).toBeInViewport();
  // By keyboard in the header, the page stays where it is.
  await page.locator('.header .cart-link').focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(Math.ceil(edge) + 1);
  await page.locator('.header .cart-link').blur();

  await scrollTo(page, Math.floor(edge) - 1);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'away');
  await scrollTo(page, 0);
  await expect(wrapper(page)).toHaveAttribute('data-place', 'top');
  await expect.poll(top).toBeCloseTo(box.top, 0);
  expect(await shifted()).toBeLessThan(0.01);
});

test('without script the header is always in sight', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/shop');
  await page.mouse.wheel(0, 160);
  await expect.poll(async () => (await wrapper(page).boundingBox())?.y).toBeCloseTo(0, 0);
});

test('a dropdown opens when the pointer rests for 20 ms and closes 70 ms after it left, in the builder on click and not on hover [TH-06] [TH-07]', async ({
  page,
}) => {
  await openShop(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = await entry(page, 'Gifts').boundingBox();
  if (!box) throw new Error('the entry has no place');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];

  // Faster than 3 px in 20 ms: it only passes.
  await page.mouse.move(x, y);
  await page.clock.runFor(10);
  await page.mouse.move(x + 8, y);
  await page.clock.runFor(10);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
  // Now it rests.
  await page.clock.runFor(19);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
  await expect(bar(page).getByRole('link', { name: 'Personalised' })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);

  await page.mouse.move(640, 780);
  await page.clock.runFor(69);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');

  const link = bar(page).getByRole('link', { name: 'Gifts', exact: true });
  await page.locator('html').evaluate((root) => root.setAttribute('data-builder', ''));
  await link.hover();
  await page.clock.runFor(1000);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
  await expect(overlay(page)).toHaveCount(1);
  await link.click();
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/\/shop$/);

  // Outside of it the same pointer opens it.
  await page.locator('html').evaluate((root) => root.removeAttribute('data-builder'));
  await page.mouse.move(640, 780);
  await link.hover();
  await page.clock.runFor(1000);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
});

test('by keyboard one dropdown is open at a time, over an overlay, until it is left, and its panel is moved into a header of 750 px or more [TH-08] [TH-09] [TH-10] [TH-11] [TH-19]', async ({
  page,
}) => {
  await openShop(page);
  await toggle(page, 'Gifts').press('Enter');
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
  await expect(bar(page).getByRole('link', { name: 'Personalised' })).toBeVisible();
  const covers = await overlay(page).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= document.documentElement.clientWidth && height >= window.innerHeight;
  });
  expect(covers).toBe(true);

  // Another one closes the first.
  await toggle(page, 'Shop').press('Enter');
  await expect(toggle(page, 'Shop')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toHaveCount(1);
  await expect(bar(page).getByRole('link', { name: 'Cups & bowls' })).toBeVisible();
  await expectAccessible(page, '.header-wrapper');

  // The open entry itself.
  await toggle(page, 'Shop').press('Enter');
  await expect(toggle(page, 'Shop')).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toHaveCount(0);

  // Escape, from within the panel.
  await toggle(page, 'Gifts').press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Boxes & hampers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Gifts')).toBeFocused();
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');

  // A click on the page behind it, which follows no link there.
  await toggle(page, 'Gifts').press('Enter');
  await expect(overlay(page)).toHaveCount(1);
  const address = page.url();
  await page.mouse.click(900, 700);
  await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toHaveCount(0);
  expect(page.url()).toBe(address);

  const panel = entry(page, 'Gifts').locator('[data-panel="list"]');
  // A wide panel, in a header of the given inner width.
  const shiftIn = async (inner: number) => {
    await bar(page).evaluate((nav, width) => {
      const row = nav.closest<HTMLElement>('.page-width');
      if (!row) return;
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      row.style.maxInlineSize = `${width + padding}px`;
    }, inner);
    await panel.evaluate((element: HTMLElement) => {
      element.style.minInlineSize = '700px';
    });
    await toggle(page, 'Gifts').press('Enter');
    await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
    const found = await panel.evaluate((element: HTMLElement) => {
      const row = element.closest('.page-width');
      const end = row ? Number.parseFloat(getComputedStyle(row).paddingRight) : 0;
      return {
        shift: Number.parseFloat(element.style.getPropertyValue('--shift') || '0'),
        over:
          element.getBoundingClientRect().right - (row?.getBoundingClientRect().right ?? 0) + end,
      };
    });
    await toggle(page, 'Gifts').press('Enter');
    return found;
  };
  const wide = await shiftIn(751);
  expect(wide.shift).toBeLessThan(0);
  expect(wide.over).toBeLessThan(1);
  const narrow = await shiftIn(740);
  expect(narrow.shift).toBe(0);
  expect(narrow.over).toBeGreaterThan(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a dropdown, the next one closes it, and so does one elsewhere [TH-07] [TH-09] [TH-10]', async ({
    page,
  }) => {
    await openShop(page);
    const link = bar(page).getByRole('link', { name: 'Gifts', exact: true });
    await link.tap();
    await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
    await expect(overlay(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/shop$/);
    await link.tap();
    await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
    await link.tap();
    await expect(overlay(page)).toHaveCount(1);
    await page.touchscreen.tap(900, 700);
    await expect(toggle(page, 'Gifts')).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/shop$/);
    // What the entry itself leads to is in its panel.
    await link.tap();
    await bar(page).getByRole('link', { name: 'All Gifts' }).tap();
    await expect(page).toHaveURL(/\/product-category\/gift-sets$/);
  });
});
