import { expectAccessible } from '../support/accessible.ts';
import {
  addButton,
  calls,
  cardButton,
  cartButton,
  count,
  dropdown,
  hold,
  inCart,
  putIn,
  respondWith,
  sideCart,
  TRAY,
} from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { goOffline } from '../support/network.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changeCart } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const list = 'ul.woocommerce-mini-cart';

test.describe('the basket of the header', () => {
  test('with nothing in it there is no count, no mini-cart and no call [CT-14]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'woocommerce_items_in_cart', value: '0', url: baseURL ?? '' },
    ]);
    const sent = calls(page);
    await page.goto('/shop');
    await untilHydrated(page);
    await expect(cartButton(page)).toHaveAccessibleName('Basket');
    await expect(count(page)).toBeHidden();
    await cartButton(page).hover();
    await cartButton(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(cartButton(page)).toBeFocused();
    await expect(page.locator('.widget_shopping_cart')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('counts the pieces, those on their way included, and tells it [CT-15]', async ({ page }) => {
    await changeCart(page, {}, { openOnAdd: false });
    await page.goto(TRAY);
    await untilHydrated(page);
    const held = await hold(page, 'xoo_wsc_add_to_cart');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await addButton(page).click();
    await expect(count(page)).toHaveText('3');
    await expect(cartButton(page)).toHaveAccessibleName('Basket, 3 items');
    await cartButton(page).hover();
    // Pending: in the list already, and not one of the cart's own lines.
    await expect(dropdown(page)).toContainText('Oak Serving Tray');
    await expect(dropdown(page)).toContainText('3 × $48.00');
    await expect(page.locator(list)).toHaveCount(0);
    await held.release();
    await expect(page.locator(list)).toContainText('Oak Serving Tray');
    await expect(dropdown(page)).toContainText('$144.00');
  });

  test('is there always, in every page of a shop that says so [CT-35]', async ({ page }) => {
    await page.goto('/');
    await expect(cartButton(page)).toBeVisible();
    await page.goto('/cart');
    await expect(cartButton(page)).toBeVisible();
  });

  test('hides while empty where the shop wants it, and comes with the first piece [CT-35]', async ({
    page,
  }) => {
    // As the server renders it with this setting (src/shop/cart/mini-cart/cart-link.test.tsx).
    const rendered = (html: string) =>
      html.replace('data-own-cart', 'data-hidden="true" data-own-cart');
    await changeCart(page, { basket: 'hide_empty' }, { openOnAdd: false }, rendered);
    await page.goto('/shop');
    await untilHydrated(page);
    await expect(cartButton(page)).toBeHidden();
    await cardButton(page, 'Oak Serving Tray').click();
    await expect(cartButton(page)).toBeVisible();
    await expect(count(page)).toHaveText('1');
  });
});

test.describe('the dropdown', () => {
  test('is shown for 5000 ms after an add where no side cart opens [CT-15] [CT-16]', async ({
    page,
  }) => {
    await page.clock.install();
    await changeCart(page, {}, { openOnAdd: false });
    await page.goto(TRAY);
    await untilHydrated(page);
    await expect(dropdown(page)).toHaveCount(0);
    await addButton(page).click();
    await expect(dropdown(page).locator(list)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000_000);
    await addButton(page).click();
    await expect(count(page)).toHaveText('2');
    await expect(dropdown(page)).toBeVisible();
    await page.clock.fastForward(4900);
    await expect(dropdown(page)).toBeVisible();
    await page.clock.fastForward(200);
    await expect(dropdown(page)).toHaveCount(0);
    await expect(page.locator(list)).toBeHidden();
  });

  test('leaves the place to the side cart where that opens by itself [CT-15]', async ({ page }) => {
    await page.goto(TRAY);
    await untilHydrated(page);
    await addButton(page).click();
    await expect(sideCart(page)).toBeVisible();
    await expect(sideCart(page)).toContainText('Oak Serving Tray');
    await expect(page.locator('.widget_shopping_cart[data-open="true"]')).toHaveCount(0);
  });

  test('closes after 5000 ms under a mouse that was left there [CT-16]', async ({ page }) => {
    await page.clock.install();
    await putIn(page, 'oak-serving-tray');
    await page.goto('/shop');
    await untilHydrated(page);
    await expect(count(page)).toHaveText('1');
    await page.clock.pauseAt(Date.now() + 60_000_000);
    await cartButton(page).hover();
    await page.clock.runFor(100);
    await expect(dropdown(page)).toBeVisible();
    await page.clock.runFor(4800);
    await expect(dropdown(page)).toBeVisible();
    await dropdown(page).getByText('Subtotal').hover();
    await page.clock.runFor(4900);
    await expect(dropdown(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(dropdown(page)).toHaveCount(0);
  });

  test('opens under a mouse and closes behind it; by keyboard Tab opens it, goes through it, Escape brings back', async ({
    page,
  }) => {
    // Longer than the test takes: what closes it is the mouse.
    await changeCart(page, { dropdownTime: 60_000 });
    await putIn(page, 'oak-serving-tray', 2);
    await page.goto('/shop');
    await expect(count(page)).toHaveText('2');
    await cartButton(page).hover();
    await expect(dropdown(page)).toContainText('2 × $48.00');
    await expectAccessible(page, '.header');
    await dropdown(page).getByText('Subtotal').hover();
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(dropdown(page)).toHaveCount(0);

    await page.getByRole('link', { name: 'Account' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(cartButton(page)).toBeFocused();
    await expect(dropdown(page).getByRole('link', { name: 'View basket' })).toBeVisible();
    const stops: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.textContent ??
            '',
        ),
      );
    }
    expect(stops).toEqual([
      'Oak Serving Tray',
      'Remove Oak Serving Tray',
      'View basket',
      'Go to checkout',
    ]);
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toHaveCount(0);
    await expect(cartButton(page)).toBeFocused();
  });
});

test.describe('taking a line out', () => {
  test('an overlay covers the mini-cart until the answer is there [CT-18] [ER-01]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await putIn(page, 'oak-serving-tray');
    await putIn(page, 'honey-jar');
    await page.goto('/shop');
    await expect(count(page)).toHaveText('2');
    await page.evaluate(() => {
      const other = document.createElement('div');
      other.className = 'widget_shopping_cart_content';
      other.id = 'other';
      document.body.append(other);
    });
    await cartButton(page).hover();
    const held = await hold(page, 'remove_from_cart');
    const remove = dropdown(page).getByRole('link', { name: 'Remove Oak Serving Tray' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const overlay = dropdown(page).locator('.blockOverlay');
    await expect(overlay).toHaveAttribute('data-shown', 'true');
    await expect(overlay).toHaveCSS('opacity', '0.6');
    await expect(overlay).toHaveCSS('transition-duration', '0.2s');
    await expect(dropdown(page).locator('[aria-busy="true"]')).toHaveCount(1);
    await expect(count(page)).toHaveText('1');
    // Nothing below it can be pressed meanwhile.
    const box = await page.locator(list).boundingBox();
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.className ?? '',
      [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
    );
    expect(hit).toContain('blockOverlay');
    await held.release();
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('.header').locator(list)).not.toContainText('Oak Serving Tray');
    await expect(dropdown(page).getByRole('link', { name: 'Remove Honey Jar' })).toBeFocused();
    // Elements outside of React are replaced by the answer's fragments.
    await expect(page.locator('#other')).toHaveCount(0);
    await expect(page.locator('body > .widget_shopping_cart_content')).toContainText('Honey Jar');
    expect(await inCart(page)).toEqual({ 'Honey Jar': 1 });
  });

  for (const [name, result] of [
    ['fails', { status: 500 }],
    ['answers without fragments', { json: { success: false } }],
  ] as const) {
    test(`that ${name} is done by the link itself [CT-19]`, async ({ page, trouble }) => {
      trouble.allow(/response 500|status of 500/);
      await putIn(page, 'oak-serving-tray');
      await putIn(page, 'honey-jar');
      await page.goto('/shop');
      await cartButton(page).hover();
      await respondWith(page, 'remove_from_cart', result);
      await dropdown(page).getByRole('link', { name: 'Remove Honey Jar' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('status').filter({ hasText: 'Honey Jar' }).first()).toBeVisible();
      expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
    });
  }

  test('without a network the line stays, and the page too', async ({ page, trouble }) => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED/);
    await putIn(page, 'oak-serving-tray');
    await page.goto('/shop');
    await cartButton(page).hover();
    await expect(page.locator(list)).toBeVisible();
    await goOffline(page);
    await dropdown(page).getByRole('link', { name: 'Remove Oak Serving Tray' }).click();
    await expect(page.getByText('We could not connect to the shop')).toBeAttached();
    await expect(page.locator(list)).toContainText('Oak Serving Tray');
    await expect(page).toHaveURL(/\/shop$/);
  });
});
