import { expectAccessible } from '../support/accessible.ts';
import { calls, inCart, putIn, sideCart } from '../support/cart.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { changeCart } from '../support/shop-settings.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  drawer,
  openedSideCart,
  openPanel,
  panel,
  putInAndSave,
  showDetails,
  slider,
} from '../support/side-cart.ts';

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => putIn(page, 'oak-serving-tray'));

  test('the slider has two panels, chosen by a data attribute [CT-33] [CT-34]', async ({
    page,
  }) => {
    await putInAndSave(page);
    await openedSideCart(page);
    await expect(drawer(page)).toBeVisible();
    await showDetails(page);
    for (const [name, title] of [
      ['coupon', 'Coupons'],
      ['shipping', 'Delivery'],
    ] as const) {
      await openPanel(page, name).click();
      await expect(slider(page)).toHaveAttribute('data-slider', name);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      // What is below it is inert; cart and drawer stay.
      await expect(panel(page).locator('[inert]').first()).toBeAttached();
      await expect(drawer(page)).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(slider(page)).toBeHidden();
      await expect(openPanel(page, name)).toBeFocused();
      await expect(sideCart(page)).toBeVisible();
    }
  });

  test('no code and an unknown one are reported at the field; a code is applied, shown and taken out; each closes the slider, and so does the cart [CP-06] [CP-09] [CT-43]', async ({
    page,
  }) => {
    await openedSideCart(page);
    await openPanel(page, 'coupon').click();
    // Nothing is sent.
    const sent = calls(page);
    await slider(page).getByRole('button', { name: 'Apply coupon' }).click();
    const field = page.getByRole('textbox', { name: 'Coupon code' });
    await expect(field).toHaveAccessibleDescription('Please enter a coupon code.');
    await expect(field).toBeFocused();
    await field.fill('   ');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Please enter a coupon code.');
    expect(sent).toEqual([]);

    // What was typed stays.
    await field.fill('NOSUCH');
    await slider(page).getByRole('button', { name: 'Apply coupon' }).click();
    await expect(field).toHaveAccessibleDescription(/We could not find this coupon/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('NOSUCH');
    await expect(slider(page)).toBeVisible();
    // Once: no toast says it again.
    await expect(sideCart(page).getByText(/We could not find this coupon/)).toHaveCount(1);

    await field.fill('fiveoff');
    await page.keyboard.press('Enter');
    await expect(slider(page)).toBeHidden();
    await expect(sideCart(page).getByText('Coupon FIVEOFF was applied.')).toBeVisible();
    await expect(
      sideCart(page).getByText('−$5.00').or(sideCart(page).getByText('-$5.00')).first(),
    ).toBeVisible();

    await openPanel(page, 'coupon').click();
    await slider(page).getByRole('link', { name: 'Remove coupon FIVEOFF' }).click();
    await expect(slider(page)).toBeHidden();
    await expect(sideCart(page).getByText('Coupon FIVEOFF was removed.')).toBeVisible();

    await openPanel(page, 'coupon').click();
    await expect(slider(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(sideCart(page)).toBeHidden();
    await page.locator('.header a.cart-link').click();
    await expect(sideCart(page)).toBeVisible();
    await expect(slider(page)).toBeHidden();
  });

  test('delivery is worked out and chosen; each closes the slider [CT-43]', async ({ page }) => {
    await openedSideCart(page);
    await showDetails(page);
    await openPanel(page, 'shipping').click();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('FR');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('75011');
    await slider(page).getByRole('button', { name: 'Calculate delivery' }).click();
    await expect(slider(page)).toBeHidden();
    await expect(sideCart(page).getByText('To 75011 FR')).toBeVisible();
    await expect(sideCart(page).locator('[data-row="shipping"]')).toContainText('$15.00');

    await openPanel(page, 'shipping').click();
    await slider(page)
      .getByRole('radio', { name: /Collect/ })
      .check();
    await expect(slider(page)).toBeHidden();
    await expect(sideCart(page).locator('[data-row="shipping"]')).toContainText('Free');
  });

  test('without auto-close it stays until it is left [CT-43]', async ({ page }) => {
    await changeCart(page, {}, { autoCloseSlider: false });
    await openedSideCart(page);
    await openPanel(page, 'coupon').click();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('FIVEOFF');
    await page.keyboard.press('Enter');
    await expect(slider(page).getByRole('link', { name: 'Remove coupon FIVEOFF' })).toBeVisible();
    await expect(slider(page)).toBeVisible();
  });

  test('on the checkout page delivery is the checkout’s own business [CT-62]', async ({ page }) => {
    await page.goto('/checkout');
    await untilHydrated(page);
    // The checkout's header has no basket to press; a shop may mark any control.
    const back = page.locator('.header a').last();
    await back.evaluate((link) => link.classList.add('xoo-wsc-cart-trigger'));
    await back.click();
    await showDetails(page);
    await openPanel(page, 'shipping').click();
    await expect(
      sideCart(page).getByRole('alert').getByText('Shipping is calculated at checkout.'),
    ).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await openPanel(page, 'coupon').click();
    await expect(slider(page)).toBeVisible();
  });
});

test('on a phone the cart is as wide as the screen and its drawer stands below the lines [CT-32]', {
  tag: '@phone',
}, async ({ page }) => {
  await putInAndSave(page);
  await openedSideCart(page);
  expect((await panel(page).boundingBox())?.width).toBe(page.viewportSize()?.width);
  await expect(drawer(page)).toBeVisible();
  const cart = await panel(page).boundingBox();
  const below = await drawer(page).boundingBox();
  expect(below?.width).toBe(cart?.width);
  await expectAccessible(page, 'dialog[open]');
  await openPanel(page, 'coupon').click();
  await expect(slider(page)).toBeVisible();
  await slider(page).getByRole('button', { name: 'Back' }).click();
  await expect(slider(page)).toBeHidden();
  await sideCart(page).getByRole('button', { name: 'Close' }).click();
  await expect(sideCart(page)).toBeHidden();
  expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
});
