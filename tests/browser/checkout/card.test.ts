import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { emailsIn, newEmail, register } from '../support/account.ts';
import {
  bankFrame,
  CARDS,
  type CardShop,
  cardFields,
  startCardShop,
} from '../support/card-provider.ts';
import { putIn } from '../support/cart.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  fillIn,
  openCheckout,
  placeButton,
} from '../support/checkout.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { askApi, openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { changePageData } from '../support/page-data.ts';
import { test as base, expect } from '../support/shop-test.ts';

// A shop that takes cards. The provider's hosts are answered by the stand-in, so the content policy is
// the one that shoppers get.

const test = base.extend<object, { shop: CardShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use) => {
      // The demo has wallets, which need the provider's script on further pages.
      const shop = await startCardShop({ 'payments.express': false });
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

const typeCard = (page: Page, number: string) =>
  cardFields(page).getByLabel('Card number').fill(number);
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

async function chooseCard(page: Page): Promise<void> {
  await fillIn(page);
  await accept(page);
  await page.getByRole('radio', { name: 'Card or wallet' }).check();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
}

test('a card is typed in the checkout, declined, and paid with on the order’s page', async ({
  page,
  context,
  shop,
  trouble,
}) => {
  trouble.allow(/status of 402/);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.goto('/cart');
  // It is loaded at the checkout, where the card comes first, and nowhere before.
  expect(sent.filter((request) => /stripe/.test(request.url()))).toEqual([]);
  await openCheckout(page);
  await chooseCard(page);
  await expectAccessible(page, '#payment');
  // No field of the page itself is one for a card.
  await expect(page.locator('form.checkout [autocomplete^="cc-"]')).toHaveCount(0);

  await placeButton(page).click();
  await expect(errors(page)).toContainText('Your card number is incomplete.');
  await typeCard(page, CARDS.decline);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/order-pay\/\d+\?key=.*step=confirm/);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cardFields(other).getByLabel('Card number')).toBeVisible();

  await typeCard(page, CARDS.authenticate);
  await payButton(page).click();
  await bankFrame(page).getByRole('button', { name: 'Complete authentication' }).click();
  await expectReceived(page);
  // The other tab pays once more: there is nothing to pay any more.
  await typeCard(other, CARDS.accept);
  await payButton(other).click();
  await expectReceived(other);

  const toShop = sent.filter((request) => request.url().startsWith(shop.url));
  for (const request of toShop) {
    const words = `${request.url()} ${request.postData() ?? ''}`.replace(/\s|\+|%20/g, '');
    expect(words).not.toMatch(/4000000000000002|4000002500003155/);
  }
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policy('/')).not.toContain('stripe');
  expect(await policy('/cart')).not.toContain('stripe');
});

test('a browser that is closed at the bank: the order is paid all the same', async ({
  page,
  context,
  shop,
  trouble,
}) => {
  trouble.allow(/Minified React error #418|Hydration failed/);
  await changePageData(page, '**/checkout', (json) =>
    json.replace('"style":"classic"', '"style":"block"'),
  );
  await putIn(page, 'oak-serving-tray');
  await page.goto('/checkout');
  await expect(page.locator('.wp-block-woocommerce-checkout')).toBeVisible();
  await chooseCard(page);
  await typeCard(page, CARDS.accept);
  const email = await field(page, 'billing_email').inputValue();
  const returning = page.waitForRequest(/\/payments\/stripe\/return/);
  await page.route(/\/payments\/stripe\/return/, (route) => route.abort());
  await placeButton(page).click();
  const { searchParams } = new URL((await returning).url());
  await page.close();

  const order = searchParams.get('order') ?? '';
  const key = searchParams.get('key') ?? '';
  const address = `/wp-json/wc/store/v1/order/${order}?${new URLSearchParams({ key, billing_email: email })}`;
  await expect
    .poll(async () => (await context.request.get(shop.url + address)).json())
    .toMatchObject({ status: 'processing' });
});

test('a card saved in the account pays at the checkout, by way of its bank; another is saved there', async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 402/);
  const email = await register(page);
  await page.goto('/my-account/payment-methods');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await typeCard(page, CARDS.redirect);
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page).toHaveURL(/payment-methods\?done=paymentMethodSaved$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa ending in 3184' })).toContainText(
    'Chosen first',
  );
  await expectAccessible(page, 'main');

  await openCheckout(page);
  await fillIn(page, email);
  await accept(page);
  await page.getByRole('radio', { name: 'Card or wallet' }).check();
  await expect(page.getByRole('radio', { name: 'Visa ending in 3184' })).toBeChecked();
  await expect(page.locator('#payment')).toContainText('Expires 04/34');
  await expectAccessible(page, '#payment');
  await placeButton(page).click();
  await expect(page).toHaveURL(/^https:\/\/hooks\.stripe\.com\/redirect/);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expectReceived(page);

  await openCheckout(page);
  await accept(page);
  await page.getByRole('radio', { name: 'Card or wallet' }).check();
  await page.getByRole('radio', { name: 'Another card' }).check();
  await typeCard(page, CARDS.decline);
  await page.getByRole('checkbox', { name: 'Save this card in my account' }).check();
  await expectAccessible(page, '#payment');
  await placeButton(page).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('link', { name: 'Use another payment method' }).click();
  await expect(page.getByRole('radio', { name: 'Visa ending in 3184' })).toBeChecked();
  await expectAccessible(page, '#order_review');
  await page.getByRole('radio', { name: 'Another card' }).check();
  await payButton(page).click();
  await typeCard(page, CARDS.accept);
  await payButton(page).click();
  await expectReceived(page);
  await page.goto('/my-account/payment-methods');
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' })).toBeVisible();
});

test('PayPal is visited, left without paying, visited again and paid with', async ({ page }) => {
  await openCheckout(page);
  await fillIn(page);
  await accept(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/checkoutnow\?token=/);
  await page.getByRole('link', { name: 'Cancel and return' }).click();
  await expect(page).toHaveURL(/\/checkout\/order-pay\/\d+\?key=/);
  await untilHydrated(page);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Agree and pay' }).click();
  await expectReceived(page);
});

test('a gift card pays a part and a card the rest; the admin gives back to both', async ({
  page,
  visitor,
  shop,
}) => {
  const manager = await visitor();
  await openAdmin(manager, `${shop.url}/admin`);
  const recipient = newEmail();
  const gift = await askApi(manager, 'POST', 'vitrine/v1/gift-cards', { amount: '10', recipient });

  await openCheckout(page);
  const summary = page.locator('#order_review');
  await summary.getByLabel('Coupon code').fill(await giftCodeFor(recipient, shop.folder));
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Gift card ending in');
  await chooseCard(page);
  await typeCard(page, CARDS.accept);
  await placeButton(page).click();
  await expectReceived(page);

  const [, id = ''] = /order-received\/(\d+)/.exec(page.url()) ?? [];
  await manager.goto(`${shop.url}/admin/orders/${id}`);
  await manager.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(manager.getByRole('combobox', { name: 'How the money goes back' })).toHaveText(
    'By the payment provider',
  );
  const order = await askApi(manager, 'GET', `wc/v3/orders/${id}`);
  const amount = (Number(order.body.total) + 4).toFixed(2);
  await manager.getByLabel('Amount besides').fill(amount);
  await manager.getByRole('button', { name: /^Refund/ }).click();
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect
    .poll(async () => (await askApi(manager, 'GET', `wc/v3/orders/${id}/refunds`)).body)
    .toMatchObject([{ amount, refunded_payment: true }]);
  const card = await askApi(manager, 'GET', `vitrine/v1/gift-cards/${String(gift.body.id)}`);
  expect(card.body).toMatchObject({ balance: '4.00' });
});

async function giftCodeFor(recipient: string, folder: string): Promise<string> {
  const codes = () =>
    emailsIn(join(folder, 'mail'))
      .filter((email) => email.includes(`To: ${recipient}`))
      .map((email) => /GC(-[A-Z2-9]{4}){4}/.exec(email)?.[0] ?? '');
  await expect.poll(codes).toHaveLength(1);
  return codes()[0] ?? '';
}
