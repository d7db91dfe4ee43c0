import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff } from '../support/manager.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/shop-test.ts';

test('an order is tracked by its number and email address, from the footer to its parcel', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 422 .*track-order/);
  const address = await placeOrder(page, '/product/letterpress-card-set');
  await page.goto(address);
  const steps = page.getByRole('heading', { name: 'How far it is' }).locator('..');
  await expect(steps.getByRole('listitem')).toHaveText([/^Ordered/, /payment$/, /pack and send/]);
  const number = await page.locator('.woocommerce-order-overview dd').first().textContent();
  const email = await page.locator('.woocommerce-customer-details--email').innerText();
  const typed = /\S+@\S+/.exec(email)?.[0] ?? '';

  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Track your order' })).toBeVisible();
  await page.getByLabel('Order number').fill(number ?? '');
  await page.getByLabel('E-mail address').first().fill('eve@example.com');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('We could not find an order with this number')).toBeVisible();
  await expect(page.getByLabel('Order number')).toHaveValue(number ?? '');
  await expectAccessible(page);
  await page.getByLabel('E-mail address').first().fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order ${number}`)).toBeVisible();
  await expect(page.getByText('Letterpress card set', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);

  const desk = await visitor();
  await logInAsStaff(desk);
  const id = /order-received\/(\d+)/.exec(address)?.[1] ?? '';
  await askApi(desk, 'PUT', `wc/v3/orders/${id}`, { set_paid: true });
  const parcel = { carrier: 'ups', tracking_number: '1Z42' };
  await askApi(desk, 'POST', `vitrine/v1/orders/${id}/shipments`, parcel);
  await page.getByRole('link', { name: 'Track another order' }).click();
  await page.getByLabel('Order number').fill(number ?? '');
  await page.getByLabel('E-mail address').first().fill(typed);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(steps.getByRole('listitem')).toHaveText([/^Ordered/, /^Paid/, /^Sent/]);
  await expect(page.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
    'href',
    /ups\.com.*1Z42/,
  );
});
