import { expectAccessible } from '../support/accessible.ts';
import {
  accept,
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

test('an account is made while buying, and opened in place the next time [CB-01]', async ({
  page,
}) => {
  const email = `buyer-${Date.now()}@example.com`;
  await openCheckout(page);
  await fillIn(page, email);
  await page.getByLabel('Create an account for next time').check();
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
  await untilHydrated(page);
  await expect(page.locator('#username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#username')).toHaveValue(email);
  await page.locator('#password').fill('a warm stove in winter');
  await page.locator('#password').press('Enter');
  await expect(page.getByText('You are logged in as Ada Example.')).toBeVisible();
  await untilHydrated(page);
  await expect(field(page, 'shipping_address_1')).toHaveValue('1 Main Street');
  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
});

test('the keyboard alone is enough [CO-01]', async ({ page }) => {
  await openCheckout(page);
  const go = async (name: string) => {
    const input = field(page, name).first();
    for (let steps = 0; steps < 40; steps += 1) {
      if (await input.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached`);
  };
  await page.locator('.woocommerce-form-login-toggle summary').focus();
  await go('billing_email');
  await page.keyboard.type('keys@gmial.con');
  const hint = page.getByRole('button', { name: 'Did you mean keys@gmail.com?' });
  await expect(hint).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hint).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hint).toBeHidden();
  await expect(field(page, 'billing_email')).toBeFocused();
  await expect(field(page, 'billing_email')).toHaveValue('keys@gmail.com');
  for (const [name, text] of [
    ['shipping_first_name', 'Ada'],
    ['shipping_last_name', 'Example'],
    ['shipping_address_1', '1 Main Street'],
    ['shipping_city', 'Albany'],
  ] as const) {
    await go(name);
    await page.keyboard.type(text);
  }
  // The searchable list: its own control carries the label.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('New York');
  await page.keyboard.press('Enter');
  await expect(page.locator('select[name="shipping_state"]')).toHaveValue('NY');
  await go('shipping_postcode');
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
    await page.getByLabel('My billing address is the same').uncheck();
    await expectAccessible(page);
  });
}
