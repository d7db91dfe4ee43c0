import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

const AJAX = '**/wp-admin/admin-ajax.php';
const box = (page: Page, name: string) =>
  page.locator('li.product', { has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: `Quick view of ${name}` });

async function openMug(page: Page): Promise<void> {
  await page.goto('/shop');
  await untilHydrated(page);
  await box(page, 'Stoneware Mug').hover();
  await button(page, 'Stoneware Mug').click();
  await expect(page.getByRole('dialog', { name: 'Stoneware Mug' })).toBeVisible();
}

test('a product opens over the shop and can be bought from there [PP-41]', async ({ page }) => {
  await openMug(page);
  const dialog = page.getByRole('dialog', { name: 'Stoneware Mug' });
  await expect(dialog.getByRole('heading', { name: 'Stoneware Mug' })).toBeVisible();
  await expect(dialog.getByText('$14.00 – $18.00')).toBeVisible();
  await expect(dialog.locator('form.cart')).toHaveAttribute('action', /\/product\/stoneware-mug/);
  await expect(page).toHaveURL(/\/shop$/);
  await expectAccessible(page, 'dialog');
  // A choice made in it leaves the address of the page alone.
  await dialog.getByRole('radio', { name: /Moss/ }).check({ force: true });
  await expect(page).toHaveURL(/\/shop$/);
  await dialog.getByRole('link', { name: 'See all details' }).click();
  await expect(page).toHaveURL(/\/product\/stoneware-mug$/);
});

test('it asks the address of the page settings for the product by its number, and the box is busy meanwhile [PP-42] [PP-43]', {
  tag: '@wide',
}, async ({ page }) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(AJAX, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/shop');
  const config = JSON.parse((await page.locator('#shop-config').textContent()) ?? '{}');
  const requested = page.waitForRequest(AJAX);
  await button(page, 'Oak Serving Tray').focus();
  await page.keyboard.press('Enter');
  const request = await requested;
  await expect(button(page, 'Oak Serving Tray')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  respond();
  await expect(page.getByRole('dialog', { name: 'Oak Serving Tray' })).toBeVisible();
  expect(request.method()).toBe('POST');
  expect(new URL(request.url()).pathname).toBe(config.ajax_url);
  const body = new URLSearchParams(request.postData() ?? '');
  expect([...body.keys()]).toEqual(['action', 'product']);
  expect(body.get('action')).toBe('flatsome_quickview');
  const html = await page.request.post(config.ajax_url, {
    form: { action: 'flatsome_quickview', product: body.get('product') ?? '' },
  });
  expect(await html.text()).toContain('Oak Serving Tray</h2>');
});

test('when it gets an error or no answer nothing is shown and the box works on [PP-44]', {
  tag: '@wide',
}, async ({ page, trouble }) => {
  trouble.allow(/admin-ajax\.php/);
  let failure: 'an error' | 'no answer' | null = null;
  await page.route(AJAX, (route) => {
    if (!failure) return route.continue();
    return failure === 'an error' ? route.fulfill({ status: 404 }) : route.abort('failed');
  });
  await page.goto('/shop');
  await box(page, 'Oak Serving Tray').hover();
  for (const kind of ['an error', 'no answer'] as const) {
    failure = kind;
    const request = page.waitForRequest(AJAX);
    await button(page, 'Oak Serving Tray').click();
    await request;
    await expect(button(page, 'Oak Serving Tray')).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  failure = null;
  await button(page, 'Oak Serving Tray').click();
  await expect(page.getByRole('dialog', { name: 'Oak Serving Tray' })).toBeVisible();
});

test('an item opens in a quick view, and where that fails nothing is shown [PP-44]', {
  tag: '@wide',
}, async ({ page, trouble }) => {
  trouble.allow(/admin-ajax\.php/);
  let failing = true;
  await page.route(AJAX, (route) => (failing ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/product/slow-morning-bundle');
  await untilHydrated(page);
  const form = page.locator('form.bundle_form');
  const item = form.getByRole('button', { name: /^Quick view of / }).first();
  const name = ((await item.getAttribute('aria-label')) ?? '').replace('Quick view of ', '');
  const response = page.waitForResponse(AJAX);
  await item.click();
  await response;
  await expect(item).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  failing = false;
  await item.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form).toBeVisible();
});

test('Escape closes it, gives the focus back, and it leaves the page [PP-37]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop');
  await untilHydrated(page);
  await button(page, 'Stoneware Mug').focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog', { has: page.locator('.product-quick-view') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The browser restores the focus before the page handles the event: only then the time starts.
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: TimerHandler, wait?: number, ...values: unknown[]) => {
      if (wait === 300) document.body.dataset.leaving = '';
      return later(act, wait, ...values);
    }) as typeof window.setTimeout;
  });
  await page.keyboard.press('Escape');
  await expect(button(page, 'Stoneware Mug')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-leaving', '');
  await page.clock.runFor(299);
  await expect(dialog).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(dialog).toHaveCount(0);
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  // What the page would have loaded, and does not.

  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto('/shop');
    await expect(button(page, 'Stoneware Mug')).toBeHidden();
  });
});
