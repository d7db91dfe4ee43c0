import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type CardShop, startCardShop } from '../support/card-provider.ts';
import { putIn } from '../support/cart.ts';
import { expectReceived } from '../support/checkout.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { test as base, expect } from '../support/shop-test.ts';

// A shop with buttons of wallets. The stand-in plays the provider's script, and the wallet.

const test = base.extend<object, { shop: CardShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use) => {
      const shop = await startCardShop({ 'payments.express': true });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});
onWideScreenOnly();
// One worker for both: each would start a shop.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ context, shop }) => shop.lead(context));

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });
const walletButton = (page: Page) =>
  page
    .getByRole('region', { name: 'Express checkout' })
    .getByRole('button', { name: 'Google Pay' });

test('a wallet on the product page buys the product at the shop’s prices', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/product/oak-serving-tray');
  // The provider's script waits for the shopper.
  expect(requested.filter((url) => url.includes('stripe.com'))).toEqual([]);
  await page.mouse.move(200, 200);
  await walletButton(page).click();
  await expect(wallet(page)).toBeVisible();
  await wallet(page).getByRole('button', { name: 'Cancel' }).click();
  await walletButton(page).click();
  const cart = await page.request.get('/wp-json/wc/store/v1/cart');
  const { items, totals, shipping_address } = await cart.json();
  // Opened twice, it is in the cart once, priced for the address of the wallet.
  expect(items).toMatchObject([{ quantity: 1 }]);
  expect(shipping_address).toMatchObject({ country: 'US', state: 'OR' });
  await expect(wallet(page).getByRole('status')).toHaveText(totals.total_price);
  await wallet(page).getByRole('button', { name: 'Pay' }).click();
  await expectReceived(page);
  await expect(page.getByText('12 Harbour Street').first()).toBeVisible();
});

test('a wallet in the basket pays for the chosen delivery', async ({ page }) => {
  await putIn(page, 'oak-serving-tray');
  await page.goto('/cart');
  await expectAccessible(page, '.cart_totals');
  await walletButton(page).click();
  const sum = wallet(page).getByRole('status');
  const before = await sum.textContent();
  await wallet(page).getByRole('button').nth(1).click();
  await expect(sum).not.toHaveText(before ?? '');
  await wallet(page).getByRole('button', { name: 'Pay' }).click();
  await expectReceived(page);
});
