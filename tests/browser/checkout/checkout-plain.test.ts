import { putIn } from '../support/cart.ts';
import {
  accept,
  errors,
  expectReceived,
  field,
  orderTotal,
  placeButton,
} from '../support/checkout.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

// The checkout of a browser that runs no script.
onWideScreenOnly();
test.use({ javaScriptEnabled: false });
// What the page would have loaded, and does not.

test('without script the form shows its mistakes, keeps what was typed and places the order [CO-01]', async ({
  page,
}) => {
  await putIn(page, 'oak-serving-tray');
  await page.goto('/checkout');
  await field(page, 'billing_email').fill('plain@example.com');
  await field(page, 'shipping_first_name').fill('Ada');
  await placeButton(page).click();
  await expect(errors(page)).toContainText('Last name is missing.');
  await expect(field(page, 'shipping_first_name')).toHaveValue('Ada');
  await expect(field(page, 'shipping_last_name')).toHaveAccessibleDescription(
    'Last name is missing.',
  );

  await field(page, 'shipping_last_name').fill('Example');
  await field(page, 'shipping_address_1').fill('1 Main Street');
  await field(page, 'shipping_city').fill('New York');
  await page.locator('select[name="shipping_state"]').selectOption('NY');
  await field(page, 'shipping_postcode').fill('10001');
  await page.getByRole('button', { name: 'Update order' }).click();
  await expect(page.locator('#order_review')).toContainText('New York sales tax');
  await page.getByRole('radio', { name: /Collect from the workshop/ }).check();
  await page.getByRole('button', { name: 'Update order' }).click();
  // What is collected is taxed where the workshop is: in Oregon, which has none.
  await expect(page.locator('#order_review')).not.toContainText('New York sales tax');
  await expect(page.getByRole('radio', { name: /Collect from the workshop/ })).toBeChecked();

  await field(page, 'coupon_code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.getByText('Coupon WELCOME10 was applied.')).toBeVisible();
  await expect(field(page, 'shipping_city')).toHaveValue('New York');
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
  await expect(orderTotal(page)).toHaveText('$48.00');

  await expect(field(page, 'billing_city')).toBeHidden();
  await page.getByLabel('My billing address is the same').uncheck();
  await expect(field(page, 'billing_city')).toBeVisible();
  await page.getByLabel('My billing address is the same').check();
  await page.getByText('Add a company').first().click();
  await field(page, 'shipping_company').fill('Example & Co');

  await accept(page);
  await placeButton(page).click();
  await expectReceived(page);
  // One address was asked for, and it is the bill's as well.
  await expect(page.getByText('Example & Co')).toHaveCount(2);
});
