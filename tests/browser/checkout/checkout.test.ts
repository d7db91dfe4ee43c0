import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { calls, hold, inCart, toFields } from '../support/cart.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  fillIn,
  openCheckout,
  orderTotal,
  placeButton,
} from '../support/checkout.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const isCall = (name: string) => (url: URL) => url.searchParams.get('wc-ajax') === name;
const sends = (page: Page, name: string) =>
  page.waitForRequest((request) => isCall(name)(new URL(request.url())));

test('a guest with a coupon fills in the form and places the order [CO-01]', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page, 'guest@example.com');
  await expect(orderTotal(page)).toHaveText('$58.79');
  await field(page, 'coupon_code').fill('welcome10');
  await field(page, 'coupon_code').press('Enter');
  await expect(page.getByText('Coupon WELCOME10 was applied.')).toBeVisible();
  await expect(orderTotal(page)).toHaveText('$53.56');

  // By keyboard: the pressed control disappears, and the focus moves to the notice.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Remove WELCOME10' }).press('Enter');
  await expect.poll(focused).toContain('Coupon WELCOME10 was removed');
  await expect(orderTotal(page)).toHaveText('$58.79');
  await page.getByText(/coupons for you/).press('Enter');
  await page.getByRole('button', { name: /^WELCOME10/ }).press('Enter');
  await expect.poll(focused).toContain('Coupon WELCOME10 was applied.');
  await expect(orderTotal(page)).toHaveText('$53.56');
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
  await expect(page.getByText('$53.56').first()).toBeVisible();
  expect(await inCart(page)).toEqual({});

  // Going back does not order again: the cart is empty.
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test('what few need is shown on demand, the summary stays in sight, and what is missing is said at its field and above [CO-01] [CO-03] [CO-08] [CO-12]', async ({
  page,
}) => {
  await openCheckout(page);
  await expect(field(page, 'shipping_address_2')).toBeHidden();
  await page.getByText('Add a flat, floor or unit').first().press('Enter');
  await expect(field(page, 'shipping_address_2')).toBeFocused();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    'Hearth & Hand',
    'Back to your basket',
  ]);

  // From 850 px on, 15 below the header.
  const column = page.locator('#order_review').locator('..');
  const top = () => column.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollTo(0, 500));
  const header = await page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const height = getComputedStyle(document.documentElement).getPropertyValue('--header-height');
    return Number.parseFloat(height) * Number.parseFloat(fontSize);
  });
  await expect.poll(top).toBeCloseTo(header + 15, 0);
  await page.setViewportSize({ width: 849, height: 800 });
  await expect(column).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 1280, height: 800 });

  const sent = calls(page);
  await field(page, 'shipping_phone').fill('call me');
  await placeButton(page).click();
  await expect(errors(page)).toBeFocused();
  await expect(errors(page).getByRole('link')).toHaveCount(9);
  await expect(field(page, 'shipping_city')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'shipping_city')).toHaveAccessibleDescription('City is missing.');
  expect(sent).not.toContain('checkout');
  await expectAccessible(page);

  await errors(page).getByRole('link', { name: 'City is missing.' }).click();
  await expect(field(page, 'shipping_city')).toBeFocused();
  await page.keyboard.type('Albany');
  await expect(field(page, 'shipping_city')).not.toHaveAttribute('aria-invalid');

  const note = page.getByLabel('Note to the shop');
  await expect(note).toBeHidden();
  await page.getByText('Add a note to your order').click();
  await note.fill('Please ring twice.');
  await page.getByText('Add a note to your order').click();
  await expect(note).toBeHidden();

  // Opened because of an error, and not closed again by the first character that fixes it.
  await page.getByText('Add a note to your order').click();
  await note.fill('x'.repeat(1001));
  await placeButton(page).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Please ring once.');
  await expect(note).not.toHaveAttribute('aria-invalid');
  await expect(note).toBeVisible();
});

test('the form asks by country, and for another billing address on demand [CO-13]', async ({
  page,
}) => {
  await openCheckout(page);
  await page.locator('select[name="shipping_country"]').selectOption('FR');
  await expect(page.locator('#customer_details')).toContainText('$15.00');
  await page.locator('select[name="shipping_country"]').selectOption('US');
  await expect(page.locator('#customer_details')).not.toContainText('$15.00');
  await expect(field(page, 'billing_first_name')).toBeHidden();
  await page.getByLabel('My billing address is the same').uncheck();
  await expect(field(page, 'billing_first_name')).toBeVisible();
  // Delivery follows the delivery address alone.
  await page.locator('select[name="billing_country"]').selectOption('FR');
  await fillIn(page, 'two@example.com');
  await accept(page);
  await placeButton(page).click();
  await expect(errors(page)).toContainText('Billing address: First name is missing.');
  await expect(field(page, 'billing_first_name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('My billing address is the same').check();
  await placeButton(page).click();
  await expectReceived(page);
});

test('delivery and payment are chosen, and one review at a time follows each [CO-04] [CO-05] [CO-11]', async ({
  page,
}) => {
  await openCheckout(page);
  // The answer to the newest question is shown.
  const held = await hold(page, 'update_order_review');
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  await expect.poll(() => held.waiting.length).toBe(1);
  await expect(page.locator('#order_review')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('radio', { name: /^By post/ }).check();
  await held.releaseOne();
  await expect.poll(() => held.waiting.length).toBe(1);
  await expect(orderTotal(page)).toHaveText('$54.00');
  await held.release();
  await expect(page.locator('#order_review')).not.toHaveAttribute('aria-busy');
  await expect(orderTotal(page)).toHaveText('$54.00');

  await page.evaluate(() => {
    Object.assign(window, { reviews: 0 });
    document.body.addEventListener('updated_checkout', () => {
      (window as unknown as { reviews: number }).reviews += 1;
    });
  });
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  await expect(orderTotal(page)).toHaveText('$48.00');
  const requests = sends(page, 'update_order_review');
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  expect(toFields(await requests)).toMatchObject({ payment_method: 'cod' });
  await expect(page.getByText('Pay when your parcel is delivered.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reviews: number }).reviews))
    .toBeGreaterThanOrEqual(2);
  const request = sends(page, 'update_order_review');
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent('update_checkout', { bubbles: true })),
  );
  await request;
});

test('terms are to be accepted, and what only the shop knows is reported at the field as well [CO-07] [CO-12]', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page, 'terms@example.com');
  const wrapper = page.locator('.woocommerce-terms-and-conditions-wrapper');
  await expect(wrapper.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute(
    'href',
    '/terms',
  );
  const rules = wrapper.getByRole('region', { name: 'Terms of sale' });
  await expect(rules).toBeHidden();
  await wrapper.getByText('Read here: Terms of sale').click();
  await expect(rules).toContainText('Before anyone goes to court, please write to us.');
  await placeButton(page).click();
  await expect(wrapper).toContainText('Please read and accept the terms.');
  await accept(page);
  await expect(wrapper).not.toContainText('Please read and accept the terms.');

  await field(page, 'shipping_postcode').fill('SW1A 1AA');
  await placeButton(page).click();
  await expect(errors(page)).toContainText('ZIP code');
  await expect(field(page, 'shipping_postcode')).toHaveAttribute('aria-invalid', 'true');
  expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
});

test('what was typed is there again after a reload, passwords are not [CO-01]', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page, 'reload@example.com');
  await page.getByText('Add a note to your order').click();
  await field(page, 'order_comments').fill('Please ring twice.');
  await page.getByLabel('Create an account for next time').check();
  await field(page, 'account_password').fill('a warm stove in winter');
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, 'shipping_first_name')).toHaveValue('Ada');
  await expect(field(page, 'order_comments')).toHaveValue('Please ring twice.');
  await expect(field(page, 'order_comments')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain('warm stove');
});
