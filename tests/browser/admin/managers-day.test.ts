import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct, openAdmin, productsNamed } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const SCREENS: Readonly<Record<string, string>> = {
  Home: '',
  Orders: '/orders',
  Products: '/products',
  Customers: '/customers',
  Reviews: '/reviews',
  Coupons: '/coupons',
};

async function expectAccessibleScreen(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/admin${path}(\\?|$)`));
  await expect(page.locator('#main-content')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expectAccessible(page);
}

const orderNumber = (address: string) => address.match(/order-received\/(\d+)/)?.[1] ?? '';

test('a coupon is made and used, the order arrives, is shipped and in part given back, and its buyer reads a note', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 400 .*refunds/);
  const code = `day-${crypto.randomUUID().slice(0, 8)}`;
  await logInAsStaff(page);
  const buyer = await visitor();
  let received = '';

  await test.step('a coupon made here is used in the shop', async () => {
    await page.goto('/admin/coupons/create');
    await page.getByLabel('Code').fill(code);
    await page.getByLabel(/^Amount/).fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: code })).toBeVisible();
    await expect(page.getByRole('row', { name: code })).toContainText('20 % off');

    await buyer.goto(`/?coupon=${code}`);
    received = await placeOrder(buyer, '/product/letterpress-card-set');
    await buyer.goto(received);
    await expect(buyer.getByText(new RegExp(code, 'i')).first()).toBeVisible();
  });

  await test.step('the order arrives, is shipped, and its buyer reads a note', async () => {
    const id = orderNumber(received);
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: /Letterpress/i })).toBeVisible();

    // The transfer has arrived: a double click asks once and counts it once.
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    const paid = page.getByRole('dialog', { name: /^Has \$[\d.]+ been paid\?$/ });
    await paid.getByRole('button', { name: 'Mark as paid' }).dblclick();
    await expect(paid).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send a parcel' })).toBeVisible();
    await expect(page.locator('.MuiChip-root', { hasText: 'Processing' })).toBeVisible();
    await page.getByLabel('New note').fill('Packed with care.');
    await page.getByLabel('Send it to the customer').check();
    await page.getByRole('button', { name: 'Add note' }).click();
    // The field is empty once the note is stored; the card of changes, further down, names it too.
    await expect(page.getByLabel('New note')).toHaveValue('');
    await expect(page.getByText('Packed with care.').first()).toBeVisible();
    await expect(page.getByLabel('Send it to the customer')).not.toBeChecked();
    await buyer.goto(received);
    await expect(buyer.getByText('Packed with care.')).toBeVisible();
  });

  await test.step('a refund of more than is left is refused at the field, a part is given back', async () => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Amount').fill('100000');
    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refund $100,000.00' }).click();
    await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
    // Until the dialog is gone, its button is the one that "Refund" names.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Amount').fill('5.00');
    await page.getByLabel('Reason').fill('One chip');
    await page.getByRole('button', { name: 'Refund' }).click();
    // The sum is asked for again before any money goes back.
    const sure = page.getByRole('dialog', { name: 'Refund $5.00' });
    await expect(sure).toContainText(/\$5\.00 of order \d+ will be refunded\./);
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await expect(sure).toBeHidden();
    await expect(page.getByText('-$5.00')).toHaveCount(0);
    await page.getByRole('button', { name: 'Refund' }).click();
    // A double click refunds once.
    await sure.getByRole('button', { name: 'Refund $5.00' }).dblclick();
    await expect(sure).toBeHidden();
    await expect(page.getByText('-$5.00 One chip')).toHaveCount(1);
  });

  await test.step('it is found by its status, and the keyboard opens it', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Processing' }).click();
    await expect(page).toHaveURL(/processing/);
    // Only the head of the list has no such status: the rows of all orders are gone.
    await expect(page.getByRole('row').filter({ hasNotText: 'Processing' })).toHaveCount(1);
    await expect(page.getByRole('cell', { name: /Ada Moss/ }).first()).toBeVisible();

    // The keyboard opens an order and meets no button of what is not selected; one step leads back.
    await expect(page.getByText('Packing slips')).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/processing/);
  });
});

test('a price and a stock changed in the list are seen in the shop', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 400 .*products/);
  await logInAsStaff(page);
  const { name, path } = await newProduct(page);
  const shopper = await visitor();
  await shopper.goto(path);
  await expect(shopper.getByText('$12.00').first()).toBeVisible();

  await page.goto(productsNamed(name));
  const price = page.getByRole('textbox', { name: `Price: ${name}` });
  await price.fill('123.45');
  await price.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('$123.45').first()).toBeVisible();

  const stock = page.getByRole('textbox', { name: `Stock: ${name}` });
  await stock.fill('-2');
  await stock.press('Enter');
  await expect(page.getByText(/below zero/)).toBeVisible();
  await stock.fill('0');
  await stock.press('Enter');
  await expect
    .poll(async () =>
      (await (await shopper.request.get(path)).text()).includes('schema.org/OutOfStock'),
    )
    .toBe(true);
});

test('a review that waits is approved and seen in the shop', async ({ page, visitor }) => {
  const text = `Sturdy and kind to the hand ${crypto.randomUUID().slice(0, 8)}`;
  await logInAsStaff(page);
  const { id, path } = await newProduct(page);
  const made = await askApi(page, 'POST', 'wc/v3/products/reviews', {
    product_id: id,
    review: text,
    reviewer: 'Bea',
    reviewer_email: 'bea@example.com',
    rating: 5,
    status: 'hold',
  });
  expect(made.status).toBe(201);
  const shopper = await visitor();
  await shopper.goto(path);
  await expect(shopper.getByText(text)).toBeHidden();

  await page.goto('/admin/reviews');
  const row = page.getByRole('row', { name: text });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toBeHidden();
  await expect
    .poll(async () => (await (await shopper.request.get(path)).text()).includes(text))
    .toBe(true);
});

test('an editor sees no orders, no analytics and no help about them, and the API refuses them', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 403 .*(wc\/v3\/orders|analytics)/);
  await openAdmin(page, '/admin', 'editor@example.com');
  for (const name of ['Orders', 'Analytics']) {
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
  for (const path of ['wc/v3/orders', 'vitrine/v1/analytics/today']) {
    expect((await askApi(page, 'GET', path)).status).toBe(403);
  }
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('picture');
  await expect(dialog.getByRole('button', { name: /^Media/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Products/ })).toHaveCount(0);
});

test('the screens of a day are accessible', async ({ page }) => {
  await openAdmin(page);
  // From screen to screen as a manager goes, since each load of the admin costs seconds.
  for (const screen of ['Home', 'Orders', 'Products', 'Customers', 'Reviews', 'Coupons']) {
    await test.step(screen, async () => {
      // A number of what waits may follow the name.
      await page.getByRole('menuitem', { name: new RegExp(`^${screen}\\b`) }).click();
      await expectAccessibleScreen(page, SCREENS[screen] ?? '');
    });
  }
  await page.getByRole('link', { name: 'Create' }).click();
  await expectAccessibleScreen(page, '/coupons/create');
});
