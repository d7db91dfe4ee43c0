import {
  addButton,
  cardButton,
  count,
  inCart,
  putIn,
  respondWith,
  sideCart,
  TRAY,
} from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { goOffline, goOnline } from '../support/network.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test.describe('what the shop answers', () => {
  test('an error with an address leads to the product, which says why [CT-08]', async ({
    page,
  }) => {
    await putIn(page, 'brass-candle-snuffer', 3);
    await page.goto('/product-category/candles-scent');
    await untilHydrated(page);
    await cardButton(page, 'Brass Candle Snuffer').click();
    await expect(page).toHaveURL(/\/product\/brass-candle-snuffer$/);
    await expect(page.getByRole('alert')).toContainText('you have 3 in your basket already');
    await page.reload();
    await expect(addButton(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await inCart(page)).toEqual({ 'Brass Candle Snuffer': 3 });
  });

  test('a refused form shows what the shop says, and can be sent again [CT-48]', async ({
    page,
  }) => {
    await page.goto(TRAY);
    const notice = '<ul class="woocommerce-error"><li>Not on <em>Sundays</em>.</li></ul>';
    await respondWith(page, 'xoo_wsc_add_to_cart', { json: { error: true, notice } }, 1);
    await addButton(page).click();
    await expect(page.locator('.woocommerce-error em')).toHaveText('Sundays');
    await expect(addButton(page)).not.toHaveClass(/\b(loading|added)\b/);
    await expect(page).toHaveURL(/oak-serving-tray$/);
    await addButton(page).click();
    await expect(addButton(page)).toHaveClass(/\badded\b/);
    await expect(page.locator('.woocommerce-error')).toHaveCount(0);
  });

  test('neither cart nor error, or an address elsewhere, loads the page anew [CT-49]', async ({
    page,
  }) => {
    await page.goto(TRAY);
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { before: true }));
    await respondWith(page, 'xoo_wsc_add_to_cart', { json: {} });
    await addButton(page).click();
    await page.waitForFunction(() => !('before' in window));
    await expect(page).toHaveURL(/oak-serving-tray$/);
    await expect(addButton(page)).toBeVisible();

    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { before: true }));
    const json = { error: true, product_url: 'https://evil.example/' };
    await respondWith(page, 'xoo_wsc_add_to_cart', { json });
    await addButton(page).click();
    await page.waitForFunction(() => !('before' in window));
    await expect(page).toHaveURL(/oak-serving-tray$/);
  });

  test('an address is gone to, before any error is shown [CT-50]', async ({ page, baseURL }) => {
    await page.goto(TRAY);
    const product_url = `${baseURL}/product/stoneware-mug`;
    const json = { error: true, notice: '<p>Please choose Colour first.</p>', product_url };
    await respondWith(page, 'xoo_wsc_add_to_cart', { json });
    await addButton(page).click();
    await expect(page).toHaveURL(/stoneware-mug$/);
    await expect(page.getByText('Please choose Colour first.')).toBeVisible();
  });

  test('403, 429 and 500 are explained in words, and the next press may go well', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/response (403|429|500)|status of (403|429|500)/);
    await putIn(page, 'honey-jar');
    await page.goto(TRAY);
    for (const [index, [status, words]] of (
      [
        [403, /reload it and try again/],
        [429, /wait a moment/],
        [500, /went wrong on our end/],
      ] as const
    ).entries()) {
      await test.step(String(status), async () => {
        await expect(count(page)).toHaveText(String(1 + index));
        await respondWith(page, 'xoo_wsc_add_to_cart', { status }, 1);
        await addButton(page).click();
        await expect(page.getByRole('alert')).toHaveText(words);
        await expect(count(page)).toHaveText(String(1 + index));
        await addButton(page).click();
        await expect(sideCart(page)).toBeVisible();
        await expect(addButton(page)).toHaveClass(/\badded\b/);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect
          .poll(() => inCart(page))
          .toEqual({ 'Honey Jar': 1, 'Oak Serving Tray': 1 + index });
        await page.keyboard.press('Escape');
        await expect(sideCart(page)).toBeHidden();
      });
    }
  });

  for (const [name, reach] of [
    ['after a look at the button', true],
    ['before anything was loaded', false],
  ] as const) {
    test(`without a network, ${name}, the shopper gets a message and nothing is lost`, async ({
      page,
      trouble,
    }) => {
      trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/);
      await page.goto(TRAY);
      await untilHydrated(page);
      if (reach) {
        const loaded = page.waitForResponse(/cart-actions/);
        await addButton(page).focus();
        await loaded;
      }
      await goOffline(page);
      await addButton(page).click();
      await expect(page.getByRole('alert')).toContainText('could not connect to the shop');
      await expect(addButton(page)).toBeEnabled();
      await expect(addButton(page)).not.toHaveClass(/\bloading\b/);
      await goOnline(page);
      await addButton(page).click();
      await expect(addButton(page)).toHaveClass(/\badded\b/);
      expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
    });
  }

  test('a box without room says it at the foot of the page, until it is put away', async ({
    page,
    trouble,
  }) => {
    trouble.allow(/response 500|status of 500/);
    await page.goto('/shop');
    await untilHydrated(page);
    await respondWith(page, 'add_to_cart', { status: 500 });
    await cardButton(page, 'Oak Serving Tray').click();
    await expect(page.getByRole('alert')).toContainText('went wrong on our end');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
