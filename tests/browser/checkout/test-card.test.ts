import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { putIn } from '../support/cart.ts';
import {
  accept,
  expectReceived,
  fillIn,
  openCheckout,
  orderTotal,
  placeButton,
} from '../support/checkout.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

// The demo shop is paid as a real one is: by a card in fields of the test provider, or by its wallet.

const fields = (page: Page) => page.frameLocator('iframe[title="Card"]');
const declined = (page: Page) => page.locator('#payment-declined');

async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number);
  await fields(page).getByLabel('Expiry date').fill('12/34');
  await fields(page).getByLabel('Security code').fill('123');
}

test('a card is checked in its frame, declined on the page that stays, and another is confirmed at the bank @wide', async ({
  page,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await openCheckout(page);
  await page.getByRole('radio', { name: 'Card' }).check();
  await fillIn(page);
  await accept(page);
  await expect(fields(page).getByText('no money moves')).toBeVisible();
  await expect(page.locator('form.checkout [autocomplete^="cc-"]')).toHaveCount(0);

  await typeCard(page, '4242 4242 4242 4241');
  await placeButton(page).click();
  await expect(fields(page).getByText('not a valid card number')).toBeVisible();
  await expect(fields(page).getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, '#payment');

  await typeCard(page, '4000000000009995');
  await expect(fields(page).getByText('Visa')).toBeVisible();
  await placeButton(page).click();
  await expect(declined(page)).toContainText('Try another card or another way to pay.');
  await expect(declined(page)).toBeFocused();
  await expect(page).toHaveURL(/\/checkout$/);
  await expectAccessible(page, '#payment');

  await typeCard(page, '4000002500003155');
  await placeButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Your bank needs' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Confirm \$/ }).click();
  await expectReceived(page);

  // The numbers went to the test provider alone.
  for (const request of sent) {
    const words = `${request.url()} ${request.postData() ?? ''}`.replace(/\s|\+|%20/g, '');
    if (!request.url().endsWith('/test-pay/tokens')) expect(words).not.toMatch(/40000000|40000025/);
  }
});

test('fields that are not loaded leave the other payment methods @wide', async ({
  page,
  trouble,
}) => {
  trouble.allow(/test-pay|ERR_FAILED/);
  await page.route('**/test-pay/frame.js', (route) => route.abort());
  await openCheckout(page);
  await page.getByRole('radio', { name: 'Card' }).check();
  await expect(page.locator('#payment').getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await fillIn(page);
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
});

test('a payment and a delivery chosen before the page has its script stay chosen @wide', async ({
  page,
}) => {
  await putIn(page, 'oak-serving-tray');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  for (const name of [/^Collect from the workshop/, 'Bank transfer']) {
    const radio = page.getByRole('radio', { name });
    await radio.waitFor();
    // Not `check`, which waits for the script.
    await radio.evaluate((element: HTMLInputElement) => element.click());
  }
  release();
  await untilHydrated(page);
  await expect(orderTotal(page)).toHaveText('$48.00');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Collect from the workshop/ })).toBeChecked();
  await expect(page.locator('iframe[title="Card"]')).toHaveCount(0);
});

test('the wallet shows delivery and total of the shop, and pays after a declined card @wide', async ({
  page,
}) => {
  await page.goto('/product/oak-serving-tray');
  await page.mouse.move(200, 200);
  await page
    .getByRole('region', { name: 'Express checkout' })
    .getByRole('button', { name: 'Elm Pay' })
    .click();
  const sheet = page.frameLocator('iframe[title="Elm Pay"]');
  const pay = sheet.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeVisible();
  await sheet.getByRole('radio', { name: /^Work/ }).check();
  await sheet.getByRole('radio', { name: 'Visa ending in 0002' }).check();
  await expect(pay).toBeEnabled();
  await sheet.getByRole('radio', { name: /^Collect from the workshop/ }).check();
  await expect(pay).toHaveText('Pay $48.00');
  await pay.click();
  await expect(sheet.getByRole('alert')).toContainText('Try another card');
  await expectAccessible(page, 'dialog');
  await sheet.getByRole('radio', { name: 'Visa ending in 4242' }).check();
  await pay.click();
  await expectReceived(page);
  await expect(page.getByText('400 Pine Street').first()).toBeVisible();
});
