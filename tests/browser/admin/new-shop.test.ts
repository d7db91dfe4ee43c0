import type { Page } from '@playwright/test';
import { codeOfStep, getStep } from '#server/accounts/security/totp.ts';
import { expectAccessible } from '../support/accessible.ts';
import { PASSWORD } from '../support/account.ts';
import { CALLS } from '../support/cart.ts';
import { accept, expectReceived, field, placeButton } from '../support/checkout.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { askApi } from '../support/manager.ts';
import { type NewShop, startNewShop } from '../support/new-shop.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

let shop: NewShop;
test.beforeAll(async () => {
  shop = await startNewShop();
});
test.afterAll(() => shop.stop());

const setting = (page: Page, name: string) => page.locator(`[data-setting="${name}"]`);

async function saveSettings(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(save).toBeHidden();
}

async function openStep(page: Page, name: string): Promise<void> {
  await page.goto(`${shop.url}/admin`);
  await page.getByRole('region', { name: 'First steps' }).getByText(name).click();
}

async function expectDone(page: Page, ...names: string[]): Promise<void> {
  await page.goto(`${shop.url}/admin`);
  const steps = page.getByRole('region', { name: 'First steps' });
  for (const name of names) {
    const step = steps.getByRole('listitem').filter({ hasText: name });
    await expect(step.getByRole('img', { name: 'done' }), name).toBeVisible();
  }
}

test('an owner goes from the first log-in to an open shop and sells the first product', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 503 /);
  const shopper = await visitor();

  await test.step('visitors of the new shop read that it opens soon, and nothing of the demo', async () => {
    const closed = await shopper.goto(shop.url);
    expect(closed?.status()).toBe(503);
    expect(closed?.headers()['retry-after']).toBe('86400');
    await expect(shopper.getByText('is opening soon').first()).toBeVisible();
    expect(await shopper.content()).not.toMatch(/Hearth/);
  });

  await test.step('the first administrator says where the shop is', async () => {
    await page.goto(shop.setUpUrl);
    await untilHydrated(page);
    const country = page.getByLabel('Country of the shop');
    // What the browser says.
    await expect(country).toHaveValue('US');
    await country.selectOption({ label: 'Norway' });
    await page.getByLabel('Display name').fill('Kari');
    await page.getByLabel('E-mail address').fill('kari@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create the account' }).click();
    // Staff of a shop that is no demo needs a second factor, and sets it up at once.
    const section = page.getByRole('region', { name: 'Two-factor authentication' });
    await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await section.getByRole('button', { name: 'Set up two-factor authentication' }).click();
    const secret = (await section.locator('code').innerText()).replaceAll(/\s/g, '');
    const code = codeOfStep(secret, getStep(Date.now()));
    await section.getByLabel('Enter the six-digit code from the app:').fill(code);
    await section.getByRole('button', { name: 'Switch it on' }).click();
    await expect(page.getByText('Two-factor authentication is on.')).toBeVisible();
  });

  await test.step('the first steps lead to each screen and know what is done', async () => {
    await expectDone(page, 'Choose country, currency and units');
    await expectAccessible(page);
    await openStep(page, 'Name your shop');
    await setting(page, 'shop.name').getByRole('textbox').fill('Lantern');
    await setting(page, 'shop.address1').getByRole('textbox').fill('Storgata 1');
    await setting(page, 'shop.city').getByRole('textbox').fill('Oslo');
    await expect(setting(page, 'shop.country').getByRole('combobox')).toHaveValue('Norway');
    await saveSettings(page);
    await openStep(page, 'Set up tax');
    await setting(page, 'tax.enabled').getByRole('switch').uncheck();
    await saveSettings(page);
    await expectDone(page, 'Name your shop', 'Enter the shop’s address', 'Set up tax');
  });

  await test.step('delivery: a method for everywhere', async () => {
    await page.goto(`${shop.url}/admin/settings/zones/0`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Cost', { exact: true }).fill('49');
    await page.getByLabel('Working days on the way').fill('1-2');
    await saveSettings(page);
    await expectDone(page, 'Set up delivery');
  });

  await test.step('legal pages are drafts until they are published', async () => {
    await openStep(page, 'Publish your legal pages');
    await page.getByRole('button', { name: 'Write the missing pages as drafts' }).click();
    await expect(page.getByText('draft, to be checked')).toHaveCount(4);
    await expectAccessible(page);
    expect((await shopper.request.get(`${shop.url}/terms`)).status()).toBe(503);
    const { body } = await askApi(page, 'GET', 'vitrine/v1/set-up/legal-pages');
    for (const { id } of Object.values(body) as { id: number }[]) {
      await askApi(page, 'POST', `wp/v2/pages/${id}`, { status: 'publish' });
    }
    await page.reload();
    await page.getByRole('button', { name: 'Add the published pages to the footer' }).click();
    await expect(page.getByText('in a menu')).toHaveCount(4);
    await expectDone(page, 'Publish your legal pages');
  });

  await test.step('a method of payment and the first product', async () => {
    const cod = await askApi(page, 'GET', 'vitrine/v1/settings/payments.cod');
    const value = { ...(cod.body.value as object), enabled: true, title: 'Cash' };
    await askApi(page, 'PUT', 'vitrine/v1/settings/payments.cod', { value });
    await askApi(page, 'POST', 'wc/v3/products', {
      ...{ name: 'Storm lantern', type: 'simple', status: 'publish', regular_price: '499' },
    });
    await expectDone(page, 'Set up payments', 'Add the first product');
  });

  await test.step('the owner looks at it on a phone and opens the shop', async () => {
    await openStep(page, 'Look at it on a phone');
    await expect(page.getByRole('heading', { name: 'The shop on a phone' })).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Lantern').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Address of the shop' })).toHaveValue(
      `${shop.url}/`,
    );
    await expectDone(page, 'Look at it on a phone');
    expect((await shopper.goto(shop.url))?.status()).toBe(503);
    await openStep(page, 'Open the shop');
    await setting(page, 'comingSoon.closed').getByRole('switch').uncheck();
    await saveSettings(page);
    await expectDone(page, 'Open the shop');
  });

  await test.step('a shopper finds the product and orders it', async () => {
    await expect
      .poll(async () => (await shopper.goto(`${shop.url}/product/storm-lantern`))?.status())
      .toBe(200);
    await untilHydrated(shopper);
    expect(await shopper.content()).not.toMatch(/Hearth/);
    await expect(shopper.getByText('kr 499,00').first()).toBeVisible();
    const added = shopper.waitForResponse((response) => CALLS.test(response.url()));
    await shopper.getByRole('button', { name: 'Add to basket' }).first().click();
    await added;
    await shopper.goto(`${shop.url}/checkout`);
    await untilHydrated(shopper);
    await field(shopper, 'billing_email').fill('ola@example.com');
    await field(shopper, 'shipping_first_name').fill('Ola');
    await field(shopper, 'shipping_last_name').fill('Nordmann');
    await field(shopper, 'shipping_address_1').fill('Kirkegata 2');
    await field(shopper, 'shipping_postcode').fill('0153');
    await field(shopper, 'shipping_city').fill('Oslo');
    await shopper.getByRole('radio', { name: 'Cash' }).check();
    await accept(shopper);
    await placeButton(shopper).click();
    await expectReceived(shopper);
    await expect(shopper.getByText(/^Arrives /).first()).toBeVisible();
    await expectDone(page, 'Place a test order');
  });
});
