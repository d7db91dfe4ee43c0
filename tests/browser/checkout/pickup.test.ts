import { expectAccessible } from '../support/accessible.ts';
import { emailsIn } from '../support/account.ts';
import { CALLS } from '../support/cart.ts';
import { accept, expectReceived, field, placeButton } from '../support/checkout.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { type SecondShop, startSecondShop } from '../support/second-shop.ts';
import { expect, test } from '../support/shop-test.ts';

// Places of a shop where orders are collected: from the admin to the email.
onWideScreenOnly();
test.describe.configure({ mode: 'serial' });

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop({});
});
test.afterAll(() => shop.stop());

const HOURS = 'Mon – Fri: 9:00 AM – 12:00 PM, 1:00 PM – 6:00 PM';

test('an owner writes down where and when, and a zone offers it', async ({ page, trouble }) => {
  trouble.allow(/ 400 .*settings/);
  await openAdmin(page, `${shop.url}/admin/settings/shipping`);
  const add = page.getByRole('button', { name: 'Add a place' });
  const save = page.getByRole('button', { name: 'Save changes' });
  for (const [name, street] of [
    ['Harbour', '12 Harbour Road'],
    ['Old mill', '1 Mill Lane'],
  ] as const) {
    await add.click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Street').fill(street);
    await page.getByLabel('Postcode').fill('97201');
    await page.getByLabel('City').fill('Portland');
    await page.getByLabel('State').fill('Oreg');
    await page.getByRole('option', { name: 'Oregon' }).click();
  }
  await page.getByRole('textbox', { name: 'Monday' }).fill('nine to five');
  await expect(page.getByText('Write hours as 9:00-12:00, 13:00-18:00.')).toBeVisible();
  await save.click();
  await expect(page.getByText('Must be opening hours, such as')).toBeVisible();
  await page.getByRole('textbox', { name: 'Monday' }).fill('9-12, 13-18');
  await page.getByRole('button', { name: 'Monday’s hours for Monday to Friday' }).click();
  await expect(page.getByRole('textbox', { name: 'Friday' })).toHaveValue('9-12, 13-18');
  await expectAccessible(page);
  await save.click();
  await expect(save).toBeHidden();

  await test.step('by keyboard the second place becomes the first', async () => {
    await page.getByRole('button', { name: 'Move: Old mill' }).press('ArrowUp');
    await save.click();
    await expect(save).toBeHidden();
  });

  await page.goto(`${shop.url}/admin/settings/zones/1`);
  await page.getByRole('button', { name: 'Change: Collect from the workshop' }).click();
  const places = page.getByLabel('Pickup places');
  for (const name of ['Harbour', 'Old mill']) {
    await places.click();
    await page.getByRole('option', { name }).click();
  }
  await save.click();
  await expect(save).toBeHidden();
});

test('a shopper reads the hours and chooses a place at the checkout', async ({ page }) => {
  await page.goto(`${shop.url}/product/oak-serving-tray`);
  await untilHydrated(page);
  const added = page.waitForResponse((response) => CALLS.test(response.url()));
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await added;
  await page.goto(`${shop.url}/checkout`);
  await untilHydrated(page);
  const harbour = page.getByRole('radio', { name: /Collect from the workshop \(Harbour\)/ });
  const mill = page.getByRole('radio', { name: /Collect from the workshop \(Old mill\)/ });
  await expect(mill).toHaveAccessibleDescription(/1 Mill Lane, Portland, OR 97201/);
  await expect(mill).toHaveAccessibleDescription(new RegExp(HOURS));
  await harbour.check();
  await expect(page.locator('#order_review')).toContainText('(Harbour)');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is chosen, and page and email say where and when', async ({ page }) => {
    await page.goto(`${shop.url}/product/oak-serving-tray`);
    await page.getByRole('button', { name: 'Add to basket' }).first().click();
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByText('1 Mill Lane, Portland, OR 97201')).toBeVisible();
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole('radio', { name: /Collect from the workshop \(Old mill\)/ }).check();
    await field(page, 'billing_email').fill('collects@example.com');
    await field(page, 'shipping_first_name').fill('Ada');
    await field(page, 'shipping_last_name').fill('Example');
    await field(page, 'shipping_address_1').fill('1 Main Street');
    await field(page, 'shipping_city').fill('New York');
    await page.locator('select[name="shipping_state"]').selectOption('NY');
    await field(page, 'shipping_postcode').fill('10001');
    await accept(page);
    await placeButton(page).click();
    // The tax of the address was not shown before: the shop asks to look again.
    if (await placeButton(page).isVisible()) await placeButton(page).click();
    await expectReceived(page);
    await expect(page.getByRole('heading', { name: 'Collect at' })).toBeVisible();
    await expect(page.getByText('1 Mill Lane, Portland, OR 97201')).toBeVisible();
    await expect(page.getByText(HOURS)).toBeVisible();
    await expect
      .poll(() =>
        emailsIn(`${shop.folder}/mail`)
          .filter((email) => email.includes('collects@'))
          .join(),
      )
      .toContain('1 Mill Lane');
  });
});
