import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { inCart, sideCart } from './support/cart.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ images: true });

test.use({ consent: null });

const consentCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'vitrine_consent')?.value;

test.describe('a visitor who has not been asked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/product/oak-serving-tray');
  });

  test('can buy without answering: the question blocks nothing and moves nothing [AT-03]', async ({
    page,
    context,
  }) => {
    await expect(page.getByRole('region', { name: 'May we count visits?' })).toBeVisible();
    const shifted = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(shifted).toBeLessThanOrEqual(0.01);
    await page.getByRole('button', { name: 'Add to basket' }).first().click();
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
    await expect(sideCart(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sideCart(page)).toBeHidden();
    // Further down the sticky buy bar appears, and the consent dialog moves up.
    await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: 'instant' }));
    const bar = page.getByRole('region', { name: /^Buy / });
    await bar.getByRole('button').last().click();
    await expect.poll(() => inCart(page)).toEqual({ 'Oak Serving Tray': 2 });
    expect(await consentCookie(context)).toBeUndefined();
  });

  test('is announced for 3000 ms that the answer is saved [ER-02]', async ({ page }) => {
    const growl = page.getByRole('status').filter({ hasText: 'Your choice is saved.' });
    await page.clock.install();
    await page.reload();
    await page.getByRole('button', { name: 'Refuse', exact: true }).click();
    await page.clock.pauseAt(Date.now() + 60_000_000);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(growl).toBeVisible();
    await page.clock.runFor(2900);
    await expect(growl).toBeVisible();
    await page.clock.runFor(200);
    await expect(growl).toHaveCount(0);
  });

  test('may refuse as easily as allow, and is not asked again [AT-03]', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    const refuse = page.getByRole('button', { name: 'Refuse', exact: true });
    const allow = page.getByRole('button', { name: 'Allow', exact: true });
    const [one, other] = [await refuse.boundingBox(), await allow.boundingBox()];
    expect(Math.round(one?.width ?? 0)).toBe(Math.round(other?.width ?? 1));
    expect(one?.y).toBe(other?.y);
    const look = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element);
        return { backgroundColor, color, borderColor, fontWeight };
      });
    expect(await look(refuse)).toEqual(await look(allow));
    await refuse.click();
    await expect(refuse).toBeHidden();
    expect(await consentCookie(context)).toMatch(/^1:\d{13}:$/);
    await page.reload();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
    await expect(refuse).toBeHidden();
  });

  test('may allow one purpose and not the other, by keyboard alone [AT-03]', {
    tag: '@wide',
  }, async ({ page, context }) => {
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('vitrine_consent', (event) =>
        heard.push((event as CustomEvent).detail),
      );
    });
    const choose = page.getByRole('button', { name: 'Choose', exact: true });
    await choose.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
    await expect(dialog.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'Statistics' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await consentCookie(context)).toMatch(/^1:\d{13}:statistics$/);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
      { necessary: true, statistics: true, marketing: false },
    ]);
  });

  test('who closes the choices is still asked, who changes his mind finds them in the footer [AT-03]', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeHidden();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    const footer = page.getByRole('button', { name: 'Privacy choices' });
    await footer.click();
    const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
    await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Refuse all' }).click();
    await expect(footer).toBeFocused();
    await footer.click();
    await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the question can be read by everyone in the ${scheme} scheme`, {
    tag: scheme === 'light' ? '@phone' : '@wide',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/about');
    await expect(page.getByRole('region', { name: 'May we count visits?' })).toBeVisible();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
}
