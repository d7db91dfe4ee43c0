import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { PASSWORD } from './support/account.ts';
import { accept, expectReceived, field } from './support/checkout.ts';
import { untilHydrated } from './support/hydrated.ts';
import { startNewShop } from './support/new-shop.ts';
import { type SecondShop, startSecondShop } from './support/second-shop.ts';
import { expect, test } from './support/shop-test.ts';

// A shop in German from the front page to the order, and how it becomes one.

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop({
    'shop.locale': 'de-DE',
    'currency.code': 'EUR',
    'currency.symbol': '€',
    'currency.position': 'right_space',
    'currency.decimalSeparator': ',',
    'currency.thousandSeparator': '.',
  });
});
test.afterAll(() => shop.stop());

/** Texts of the shop, and not of the products and pages of the demo. */
const ENGLISH = [
  ...['Add to basket', 'Your basket', 'View basket', 'Go to checkout', 'Basket is', 'Subtotal'],
  ...[
    'Sort by',
    'Filters',
    'Showing',
    'In stock',
    'Out of stock',
    'Quantity',
    'Reviews',
    'Arrives',
  ],
  ...['Billing address', 'Delivery address', 'Payment', 'Place order', 'Your order', 'Please'],
  ...['Order received', 'Thank you', 'What happens next', 'Log in', 'Forgot', 'Skip to', 'Menu'],
  ...['You are here', 'Close', 'Previous', 'Next', 'Goes well', 'Show more', 'Account', 'Checkout'],
];

/** What is read and what is spoken: texts, and names of controls. */
async function expectGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  const spoken = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder'];
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
    const ofLabels = labels.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...ofLabels].join('\n');
  });
  const found = ENGLISH.filter((words) => new RegExp(`(^|\\n)${words}\\b`).test(spoken));
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
}

test('a shopper reads German from the front page to the order', async ({ page }) => {
  await page.goto(shop.url);
  await expectGerman(page);
  await page.goto(`${shop.url}/shop`);
  await expect(page.getByText('Sortieren nach').first()).toBeAttached();
  await expectGerman(page);
  await page.goto(`${shop.url}/product/oak-serving-tray`);
  await untilHydrated(page);
  await expect(page.getByText('48,00 €').first()).toBeVisible();
  await expectGerman(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(
    page.getByText(/liegt in Ihrem Warenkorb|In Ihrem Warenkorb/).first(),
  ).toBeAttached();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible();
  await expectGerman(page);

  await page.goto(`${shop.url}/checkout`);
  await untilHydrated(page);
  await expectGerman(page);
  // § 312j BGB: nothing else stands on it.
  const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
  await order.first().click();
  await expect(page.locator('#checkout-errors')).toContainText('Bitte');
  await expectGerman(page);
  await field(page, 'billing_email').fill('erika@example.com');
  await field(page, 'shipping_first_name').fill('Erika');
  await field(page, 'shipping_last_name').fill('Muster');
  await field(page, 'shipping_address_1').fill('1 Main Street');
  await field(page, 'shipping_city').fill('New York');
  await page.locator('select[name="shipping_state"]').selectOption('NY');
  await field(page, 'shipping_postcode').fill('10001');
  await field(page, 'payment_method').and(page.locator('[value=bacs]')).check();
  await accept(page);
  await expect(page.locator('#order_review')).not.toHaveAttribute('aria-busy');
  await order.first().click();
  await expectReceived(page);
  await expect(page.getByText(/^Vielen Dank/).first()).toBeVisible();
  await expectGerman(page);
});

test('the first administrator with a German browser makes a German shop', { tag: '@wide' }, async ({
  browser,
}) => {
  const started = await startNewShop();
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  try {
    await page.goto(started.setUpUrl);
    await untilHydrated(page);
    await expect(page.getByLabel('Country of the shop')).toHaveValue('DE');
    await page.getByLabel('Display name').fill('Erika');
    await page.getByLabel('E-mail address').fill('erika@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(
      page.getByRole('heading', { name: 'Zwei-Faktor-Authentifizierung' }).first(),
    ).toBeVisible();
    const closed = await fetch(started.url);
    expect(closed.status).toBe(503);
    expect(await closed.text()).toContain('öffnet bald');
  } finally {
    await context.close();
    await started.stop();
  }
});
