import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { calls, fieldsOf, hold, inCart, putIn } from './support/cart.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  fillIn,
  openCheckout,
  orderIn,
  orderTotal,
  placeButton,
} from './support/checkout.ts';
import { onWideScreenOnly } from './support/one-screen.ts';
import { expect, test } from './support/shop-test.ts';
import { untilTakenOver } from './support/taken-over.ts';

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
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
  await expect(page.getByText('$53.56').first()).toBeVisible();
  expect(await inCart(page)).toEqual({});

  // Back from there is no second order: nothing is left to check out.
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test('what is missing stands at its field and in a summary that takes the focus [CO-12]', async ({
  page,
}) => {
  await openCheckout(page);
  const sent = calls(page);
  await field(page, 'billing_phone').fill('call me');
  await placeButton(page).click();
  await expect(errors(page)).toBeFocused();
  await expect(errors(page).getByRole('link')).toHaveCount(9);
  await expect(field(page, 'billing_city')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'billing_city')).toHaveAccessibleDescription('City is missing.');
  expect(sent).not.toContain('checkout');
  await expectAccessible(page);

  await errors(page).getByRole('link', { name: 'City is missing.' }).click();
  await expect(field(page, 'billing_city')).toBeFocused();
  await page.keyboard.type('Albany');
  await expect(field(page, 'billing_city')).not.toHaveAttribute('aria-invalid');
});

test('what only the shop knows is told at the field as well [CO-12]', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page, 'postcode@example.com');
  await field(page, 'billing_postcode').fill('SW1A 1AA');
  await accept(page);
  await placeButton(page).click();
  await expect(errors(page)).toContainText('ZIP code');
  await expect(field(page, 'billing_postcode')).toHaveAttribute('aria-invalid', 'true');
  expect(await inCart(page)).toEqual({ 'Oak Serving Tray': 1 });
});

test('the form asks by country, and another delivery address on demand [CO-13]', async ({
  page,
}) => {
  await openCheckout(page);
  await expect(field(page, 'shipping_first_name')).toBeHidden();
  await page.getByLabel('Deliver to a different address').check();
  await expect(field(page, 'shipping_first_name')).toBeVisible();
  await page.locator('select[name="shipping_country"]').selectOption('FR');
  await expect(page.locator('#customer_details')).toContainText('$15.00');
  await page.getByLabel('Deliver to a different address').uncheck();
  await expect(page.locator('#customer_details')).not.toContainText('$15.00');
});

test('delivery and payment are chosen, and the review follows each [CO-04] [CO-05]', async ({
  page,
}) => {
  await openCheckout(page);
  await expect(orderTotal(page)).toHaveText('$54.00');
  await page.evaluate(() => {
    Object.assign(window, { reviews: 0 });
    document.addEventListener('updated_checkout', () => {
      (window as unknown as { reviews: number }).reviews += 1;
    });
  });
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  await expect(orderTotal(page)).toHaveText('$48.00');
  const told = sends(page, 'update_order_review');
  await page.getByRole('radio', { name: 'Cheque' }).check();
  expect(fieldsOf(await told)).toMatchObject({ payment_method: 'cheque' });
  await expect(page.getByText('Please send a cheque by post.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { reviews: number }).reviews))
    .toBeGreaterThanOrEqual(2);
  const asked = sends(page, 'update_order_review');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('update_checkout')));
  await asked;
});

test('one review at a time, and the answer to the newest question is shown [CO-11]', async ({
  page,
}) => {
  await openCheckout(page);
  const held = await hold(page, 'update_order_review');
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  await expect.poll(() => held.waiting.length).toBe(1);
  await expect(page.locator('#order_review')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('radio', { name: /^Delivery/ }).check();
  await held.releaseOne();
  await expect.poll(() => held.waiting.length).toBe(1);
  await expect(orderTotal(page)).toHaveText('$54.00');
  await held.release();
  await expect(page.locator('#order_review')).not.toHaveAttribute('aria-busy');
  await expect(orderTotal(page)).toHaveText('$54.00');
});

test('the order note is out of the way until it is asked for [CO-03]', async ({ page }) => {
  await openCheckout(page);
  const note = page.getByLabel('Note to the shop');
  await expect(note).toBeHidden();
  await page.getByText('Add a note to your order').click();
  await note.fill('Please ring twice.');
  await page.getByText('Add a note to your order').click();
  await expect(note).toBeHidden();
});

test('terms are to be accepted [CO-07]', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page, 'terms@example.com');
  const wrapper = page.locator('.woocommerce-terms-and-conditions-wrapper');
  await expect(wrapper.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await placeButton(page).click();
  await expect(wrapper).toContainText('Please read and accept the terms.');
  await accept(page);
  await expect(wrapper).not.toContainText('Please read and accept the terms.');
});

test('the summary stays in sight from 850 px on, 15 below the header [CO-08]', async ({ page }) => {
  await openCheckout(page);
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
});

test('what was typed is there again after a reload, passwords are not [CO-01]', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page, 'reload@example.com');
  await page.getByText('Add a note to your order').click();
  await field(page, 'order_comments').fill('Please ring twice.');
  await page.getByLabel('Make an account for next time').check();
  await field(page, 'account_password').fill('a warm stove in winter');
  await page.reload();
  await untilTakenOver(page);
  await expect(field(page, 'billing_first_name')).toHaveValue('Ada');
  await expect(field(page, 'order_comments')).toHaveValue('Please ring twice.');
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain('warm stove');
});

test('pressing twice sends once, and the button is busy meanwhile [CO-11]', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page, 'twice@example.com');
  await accept(page);
  const sent = calls(page);
  const held = await hold(page, 'checkout');
  await placeButton(page).dblclick();
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => held.waiting.length).toBe(1);
  await held.release();
  await expectReceived(page);
  expect(sent.filter((name) => name === 'checkout')).toEqual(['checkout']);
});

test('without a network the order waits, and the next try has the same key [CO-12]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/wc-ajax=checkout/);
  await openCheckout(page);
  await fillIn(page, 'offline@example.com');
  await accept(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isCall('checkout')(new URL(request.url()))) {
      keys.push(fieldsOf(request).vitrine_key ?? '');
    }
  });
  // The order is taken, but its answer is lost on the way.
  await page.route(
    isCall('checkout'),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeButton(page).click();
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await expect(field(page, 'billing_city')).toHaveValue('New York');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReceived(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a page open for days gets a fresh nonce by itself [CO-12]', async ({ page }) => {
  await putIn(page, 'oak-serving-tray');
  await page.route('**/checkout', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"public":"[0-9a-f]{20}"/g, '"public":"old"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/checkout');
  await untilTakenOver(page);
  await fillIn(page, 'nonce@example.com');
  await accept(page);
  const sent = calls(page);
  await placeButton(page).click();
  await expectReceived(page);
  expect(sent).toEqual(expect.arrayContaining(['checkout']));
});

test('a price that changed meanwhile is shown with the difference and asked about [CO-12]', async ({
  page,
}) => {
  await openCheckout(page);
  await fillIn(page, 'price@example.com');
  await accept(page);
  // Another tab of the same shopper takes the coupon: this page has not heard of it.
  await page.request.post('/?wc-ajax=xoo_wsc_apply_coupon', { form: { coupon: 'WELCOME10' } });
  await placeButton(page).click();
  await expect(page.getByText('The total is now $53.56 (it was $58.79).')).toBeVisible();
  await expect(page.getByText('That is $5.23 less.')).toBeVisible();
  await expect(orderTotal(page)).toHaveText('$53.56');
  await placeButton(page).click();
  await expectReceived(page);
});

test('of two tabs the first orders and the second is told [CO-12]', async ({ page, context }) => {
  await openCheckout(page);
  await fillIn(page, 'tabs@example.com');
  await accept(page);
  const second = await context.newPage();
  await second.goto('/checkout');
  await untilTakenOver(second);
  await fillIn(second, 'tabs@example.com');
  await accept(second);
  await placeButton(page).click();
  await expectReceived(page);
  const first = orderIn(page.url());
  await second.bringToFront();
  await expect(second).toHaveURL(/\/(cart|checkout)/);
  if (/\/checkout$/.test(new URL(second.url()).pathname)) {
    await placeButton(second)
      .click({ timeout: 5000 })
      .catch(() => undefined);
  }
  await expect(second.getByText(/basket is empty/).first()).toBeVisible();
  expect(first).not.toBe('');
});

test('an account is made while buying, and opened in place the next time [CB-01]', async ({
  page,
}) => {
  const email = `buyer-${Date.now()}@example.com`;
  await openCheckout(page);
  await fillIn(page, email);
  await page.getByLabel('Make an account for next time').check();
  await field(page, 'account_password').fill('a warm stove in winter');
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await openCheckout(page);
  await page.getByText('Bought here before?').click();
  await page.locator('#username').fill(email);
  await page.locator('#password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await untilTakenOver(page);
  await expect(page.locator('#username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#username')).toHaveValue(email);
  await page.locator('#password').fill('a warm stove in winter');
  await page.locator('#password').press('Enter');
  await expect(page.getByText('You are logged in as Ada Example.')).toBeVisible();
  await untilTakenOver(page);
  await expect(field(page, 'billing_address_1')).toHaveValue('1 Main Street');
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
});

test('the keyboard alone is enough [CO-01]', async ({ page }) => {
  await openCheckout(page);
  const go = async (name: string) => {
    const wanted = field(page, name).first();
    for (let steps = 0; steps < 40; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached`);
  };
  await page.locator('.woocommerce-form-login-toggle summary').focus();
  for (const [name, text] of [
    ['billing_email', 'keys@example.com'],
    ['billing_first_name', 'Ada'],
    ['billing_last_name', 'Example'],
    ['billing_address_1', '1 Main Street'],
    ['billing_city', 'Albany'],
  ] as const) {
    await go(name);
    await page.keyboard.type(text);
  }
  // The searchable list: its own control carries the label.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('New York');
  await page.keyboard.press('Enter');
  await expect(page.locator('select[name="billing_state"]')).toHaveValue('NY');
  await go('billing_postcode');
  await page.keyboard.type('12207');
  await expect(orderTotal(page)).toHaveText('$58.79');
  await go('terms');
  await page.keyboard.press('Space');
  await go('woocommerce_checkout_place_order');
  await page.keyboard.press('Enter');
  await expectReceived(page);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`can be used by everyone in the ${scheme} scheme [CO-01]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openCheckout(page);
    await page.getByLabel('Deliver to a different address').check();
    await expectAccessible(page);
  });
}
