import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { rightToLeft } from './support/shop-settings.ts';
import { expect, test } from './support/shop-test.ts';

// Of narrow windows, whether of a phone or not.
onWideScreenOnly();
test.use({ viewport: { width: 390, height: 844 } });

const drawer = (page: Page) => page.locator('dialog.mobile-sidebar');
const levels = (page: Page) => drawer(page).locator('[data-place]');
const level = (page: Page, index: number) => levels(page).nth(index);
/** By attribute: in a level that has slid away it has no role. */
const opener = (page: Page, name: string) => drawer(page).locator(`[aria-label="Open ${name}"]`);

async function openMenu(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer(page).getByRole('link', { name: 'Journal' })).toBeVisible();
}

/** Enters the first sub-menu; the script of the levels comes with the open drawer. */
async function enterShop(page: Page): Promise<void> {
  await expect(async () => {
    if ((await levels(page).count()) === 1) await opener(page, 'Shop').press('Enter');
    await expect(levels(page)).toHaveCount(2, { timeout: 1000 });
  }).toPass();
}

/** Where each level is, in widths of the drawer. */
const places = (page: Page) =>
  levels(page).evaluateAll((all) =>
    all.map((element) => {
      const outer = element.parentElement?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return outer ? Math.round((box.left - outer.left) / outer.width) : Number.NaN;
    }),
  );

test('sub-menus slide by 100% a level, with a way back and out of the tab order [TH-13] [TH-15] [TH-16] [TH-18] [TH-19]', async ({
  page,
}) => {
  await openMenu(page);
  await expect(opener(page, 'Shop')).toHaveAttribute('aria-expanded', 'false');
  await enterShop(page);
  await expect.poll(() => places(page)).toEqual([-1, 0]);
  await expect(opener(page, 'Shop')).toHaveAttribute('aria-expanded', 'true');
  const toMain = level(page, 1).getByRole('button', { name: 'Back: Main menu' });
  await expect(toMain).toBeFocused();
  await expect(level(page, 1).getByText('Shop', { exact: true })).toBeVisible();

  await opener(page, 'Tableware').click();
  await expect.poll(() => places(page)).toEqual([-1, -1, 0]);
  await expect(level(page, 2).getByRole('button', { name: 'Back: Shop' })).toBeFocused();
  await expect(level(page, 2).getByText('Tableware', { exact: true })).toBeVisible();
  await expectAccessible(page, 'dialog.mobile-sidebar');

  // Tab goes round in the current level and the drawer's own button.
  const visited = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(
        () =>
          document.activeElement?.closest('[data-place]')?.getAttribute('data-place') ?? 'outside',
      ),
    );
  }
  expect(visited).toContain('current');
  expect([...visited].filter((place) => place === 'before' || place === 'after')).toEqual([]);
  expect(
    await levels(page).evaluateAll((all) => all.map((one) => one.hasAttribute('inert'))),
  ).toEqual([true, true, false]);

  await level(page, 2).getByRole('button', { name: 'Back: Shop' }).press('Enter');
  await expect.poll(async () => (await places(page)).slice(0, 2)).toEqual([-1, 0]);
  await expect(opener(page, 'Tableware')).toBeFocused();
  await expect(opener(page, 'Tableware')).toHaveAttribute('aria-expanded', 'false');
});

test('a level that was left is cleared after 300 ms [TH-17]', async ({ page }) => {
  await openMenu(page);
  await enterShop(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await level(page, 1).getByRole('button', { name: 'Back: Main menu' }).click();
  await expect(level(page, 0)).toHaveAttribute('data-place', 'current');
  await page.clock.runFor(299);
  await expect(level(page, 1)).toHaveAttribute('data-place', 'after');
  await page.clock.runFor(1);
  await expect(levels(page)).toHaveCount(1);
});

test('right-to-left the levels slide the other way [TH-15]', async ({ page }) => {
  await rightToLeft(page);
  await openMenu(page);
  await enterShop(page);
  await expect.poll(() => places(page)).toEqual([1, 0]);
});
