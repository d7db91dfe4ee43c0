import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { calls, count, inCart, putIn } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { expect, test } from '../support/shop-test.ts';
import { quantity, stopClock } from '../support/side-cart.ts';

const form = (page: Page) => page.locator('form.woocommerce-cart-form');
const totals = (page: Page) => page.locator('.cart_totals');
const isCart = (url: URL) => url.pathname === '/cart';

async function openedCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await untilHydrated(page);
}

test.describe('with script', { tag: '@wide' }, () => {
  test('it is a form and its totals [CT-28]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray', 2);
    await openedCart(page);
    await expect(form(page).getByRole('row', { name: /Oak Serving Tray/ })).toBeVisible();
    await expect(totals(page).getByRole('row', { name: /^Total/ })).toContainText('$96.00');
    await expect(page.getByRole('heading', { name: 'Goes well with your basket' })).toBeVisible();
    await expectAccessible(page);
  });

  test('removing says so and can be taken back; a change sends the form with its own method and action, form and totals follow the reply [CT-30] [ER-01]', async ({
    page,
  }) => {
    await putIn(page, 'oak-serving-tray');
    await putIn(page, 'honey-jar');
    await openedCart(page);
    await page.getByRole('link', { name: 'Remove Honey Jar' }).click();
    const notice = page
      .getByRole('status')
      .filter({ hasText: '“Honey Jar” was removed from your basket.' });
    await expect(notice).toBeFocused();
    await expect(form(page).getByRole('row')).toHaveCount(2);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(form(page).getByRole('row')).toHaveCount(3);

    await page.evaluate(() => Object.assign(window, { same: true }));
    const sent = calls(page);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(isCart, async (route) => {
      await held;
      await route.fallback();
    });
    const requested = page.waitForRequest((request) => isCart(new URL(request.url())));
    // Typed and not yet sent, however slow the machine is: it is included in the next submission.
    await stopClock(page);
    await quantity(page, 'Honey Jar').fill('4');
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    await page.clock.resume();
    const request = await requested;
    expect(request.method()).toBe('POST');
    expect(request.resourceType()).toBe('fetch');
    await expect(page.locator('.blockOverlay')).toHaveAttribute('data-shown');
    release();
    await expect(totals(page).getByRole('row', { name: /^Subtotal/ })).toContainText('$172.00');
    await expect(page.locator('.blockOverlay')).toHaveCount(0);
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 2, 'Honey Jar': 4 });
    await expect(count(page)).toHaveText('6');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    expect(sent).toEqual([]);
  });

  test('a reply without the form loads the page anew [CT-31]', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await openedCart(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    // Emptied elsewhere: the page in the reply has no form.
    await page.request.post('/?wc-ajax=xoo_wsc_empty_cart');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    await loaded;
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
    await expect(page.getByText('Your basket is empty.')).toBeVisible();
  });

  test('a notice is gone to and takes the focus after 500 ms [ER-04] [ER-05]', async ({ page }) => {
    for (const slug of ['oak-serving-tray', 'honey-jar', 'butter-dish', 'pencil-set']) {
      await putIn(page, slug);
    }
    await openedCart(page);
    const remove = page.getByRole('link', { name: /^Remove / }).last();
    await remove.scrollIntoViewIfNeeded();
    await stopClock(page);
    await remove.press('Enter');
    const notice = page.getByRole('status').filter({ hasText: 'was removed from your basket.' });
    await expect(notice).toBeVisible();
    await page.clock.runFor(499);
    await expect(notice).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(notice).toBeFocused();
    await page.clock.runFor(1000);
    const top = (await notice.boundingBox())?.y ?? 0;
    expect(Math.abs(top - 100)).toBeLessThanOrEqual(2);
  });

  test('an unknown code is reported at its field, delivery is worked out in place, and the way on takes a quantity along', async ({
    page,
  }) => {
    await putIn(page, 'oak-serving-tray');
    await openedCart(page);
    await expect(form(page).getByRole('textbox', { name: 'Coupon code' })).toBeHidden();
    await page.locator('summary', { hasText: 'Have a code?' }).press('Enter');
    const field = form(page).getByRole('textbox', { name: 'Coupon code' });
    await field.fill('NOSUCH');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/We could not find this coupon/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('NOSUCH');
    await expect(page.getByText(/We could not find this coupon/)).toHaveCount(1);
    await expect(totals(page)).toContainText('Tax is calculated at checkout.');

    await page.getByRole('combobox', { name: 'Country' }).selectOption('US');
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('NY');
    await page.getByRole('button', { name: 'Calculate delivery' }).click();
    await expect(totals(page).getByRole('row', { name: /^Total/ })).toContainText('$58.79');
    await totals(page)
      .getByRole('radio', { name: /Collect/ })
      .check();
    // What is collected is taxed where the workshop is: in Oregon, which has none.
    await expect(totals(page).getByRole('row', { name: /^Total/ })).toContainText('$48.00');

    // Just typed, and not sent yet.
    await quantity(page, 'Oak Serving Tray').fill('3');
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 3 });
  });

  test('too many are named beside what was typed, and nothing else is lost', async ({ page }) => {
    await putIn(page, 'tea-light-box', 2);
    await putIn(page, 'oak-serving-tray');
    await openedCart(page);
    const lights = quantity(page, 'Tea Light Box');
    await lights.fill('40');
    await lights.press('Tab');
    await expect(lights).toHaveAccessibleDescription('Only 20 are available.');
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    await expect(totals(page).getByRole('row', { name: /^Subtotal/ })).toContainText('$108.00');
    await expect(lights).toHaveValue('40');
    expect(await inCart(page)).toEqual({ 'Tea Light Box': 2, 'Oak Serving Tray': 2 });
  });

  test('back from another page it shows the cart as it is now', async ({ page }) => {
    await putIn(page, 'oak-serving-tray');
    await openedCart(page);
    await page.getByRole('link', { name: 'Oak Serving Tray', exact: true }).first().click();
    await untilHydrated(page);
    await page.request.post('/?wc-ajax=add_to_cart', {
      form: {
        product_id:
          (await page.locator('form.cart [name="add-to-cart"]').first().inputValue()) || '',
      },
    });
    await page.goBack();
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('2');
  });

  test('without a network the shopper gets a message and keeps what was typed', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await putIn(page, 'oak-serving-tray');
    await openedCart(page);
    await goOffline(page);
    await quantity(page, 'Oak Serving Tray').fill('3');
    await expect(page.getByRole('alert')).toContainText('could not connect to the shop');
    await expect(quantity(page, 'Oak Serving Tray')).toHaveValue('3');
    await goOnline(page);
  });

  test('the quantity that waits is held back no longer than its delay [CT-61]', async ({
    page,
  }) => {
    await putIn(page, 'oak-serving-tray');
    await openedCart(page);
    await stopClock(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.getByRole('button', { name: 'Oak Serving Tray: increase by 1' }).click();
    await page.clock.runFor(499);
    expect(sent.filter((method) => method === 'POST')).toEqual([]);
    const requested = page.waitForRequest((request) => request.method() === 'POST');
    await page.clock.runFor(1);
    await requested;
  });
});

test.describe('without script', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  // What the page would have loaded, and does not.

  test('quantities, a listed coupon, delivery and the way on are plain forms [CT-28] [CP-02]', async ({
    page,
  }) => {
    await putIn(page, 'oak-serving-tray');
    await page.goto('/cart');
    await quantity(page, 'Oak Serving Tray').fill('2');
    await page.getByRole('button', { name: 'Update basket' }).first().click();
    await expect(page.getByText('Your basket was updated.')).toBeVisible();
    await page.locator('summary', { hasText: 'Have a code?' }).click();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCH');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(
      /We could not find this coupon/,
    );
    await page.getByRole('button', { name: /^FIVEOFF/ }).click();
    await expect(page.getByText('Coupon FIVEOFF was applied.')).toBeVisible();
    await totals(page)
      .getByRole('radio', { name: /Collect/ })
      .check();
    await totals(page).getByRole('button', { name: 'Update basket' }).click();
    await expect(totals(page).getByRole('row', { name: /^Total/ })).toContainText('$91.00');
    await page.getByRole('link', { name: 'Remove Oak Serving Tray' }).click();
    await expect(page.getByText('Your basket is empty.')).toBeVisible();
  });
});
