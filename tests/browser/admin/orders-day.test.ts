import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct, openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('an order is packed in two parcels, followed by its buyer, and refunded by line', async ({
  page,
  visitor,
}) => {
  await logInAsStaff(page);
  const { id: product, name } = await newProduct(page);
  const { body } = await askApi(page, 'POST', 'wc/v3/orders', {
    set_paid: true,
    billing: { first_name: 'Ada', last_name: 'Moss', country: 'US', email: 'ada@example.com' },
    line_items: [{ product_id: product, quantity: 3 }],
  });
  await page.goto(`/admin/orders/${String(body.id)}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Parcels' })).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByRole('heading', { level: 2, name: 'Ada Moss' })).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Reason').fill('One chip');
  const ship = page.getByRole('button', { name: 'Send a parcel' });
  await ship.click();
  const pieces = page.getByLabel(`${name} (3 left)`);
  await expect(pieces).toBeFocused();
  // What is typed into the one form stays while the other is open, and the button leads back to its form.
  await page.getByLabel('Reason').focus();
  await ship.click();
  await expect(pieces).toBeFocused();
  await expect(page.getByLabel('Reason')).toHaveValue('One chip');
  await pieces.fill('2');
  await page.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'UPS' }).click();
  await page.getByLabel('Tracking number').fill('1Z999');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('link', { name: '1Z999' })).toHaveAttribute('href', /ups\.com/);
  await expect(page.getByText(`Sent: 2 × ${name}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Parcels' })).toBeFocused();

  const buyer = await visitor();
  await buyer.goto(`/checkout/order-received/${String(body.id)}?key=${String(body.order_key)}`);
  await expect(buyer.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
    'href',
    /ups\.com.*1Z999/,
  );

  await page.getByLabel(`Pieces: ${name}`).fill('4');
  await expect(page.getByText('At most 3')).toBeVisible();
  await page.getByLabel(`Pieces: ${name}`).fill('1');
  await expect(page.getByLabel(`Sum: ${name}`)).toHaveValue(/^1[2-9]\.\d\d$/);
  await page.getByRole('button', { name: /^Refund/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect(page.getByText('2 sent, 1 refunded')).toBeVisible();
  // Everything is in one list, the latest first, and can be narrowed to a kind.
  await expect(timeline.getByRole('listitem').first()).toContainText(/refunded/i);
  await timeline.getByRole('button', { name: 'Emails' }).click();
  await expect(timeline.getByRole('listitem').filter({ hasNotText: /^Email/ })).toHaveCount(0);
  await expect(timeline.getByRole('listitem')).not.toHaveCount(0);
  await timeline.getByRole('button', { name: 'Emails' }).click();
  await expect(timeline.getByText('One chip').first()).toBeVisible();
  // Two are sent and one is refunded: nothing is left for another parcel.
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Complete the order' }).click();
  await expect(page.locator('.MuiChip-root', { hasText: 'Completed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete the order' })).toHaveCount(0);
});

test('an order is taken by hand, changed before it is paid, and printed', async ({ page }) => {
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  await page.goto('/admin/orders/create');
  await page.getByLabel('Add a product').fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('combobox', { name: 'Country' }).fill('United States');
  await page.getByRole('option', { name: /^United States( \(US\))?$/ }).click();
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Postcode').fill('97201');
  await page.getByRole('combobox', { name: 'State' }).fill('Oregon');
  await page.getByRole('option', { name: 'Oregon' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await expectAccessible(page);
  // A product with variations or options is chosen in the shop's own form.
  await page.getByLabel('Add a product').fill('Engraved');
  await page.getByRole('option', { name: /board/i }).first().click();
  const form = page.frameLocator('iframe[title="Variation and options"]');
  await form
    .getByLabel(/engraving|text|name/i)
    .first()
    .fill('Ada');
  await form.getByRole('button', { name: 'Add to the order' }).click();
  // What the form makes of it is the price in the empty field.
  await expect(page.getByLabel(/^Price each.*Engraved/)).toHaveAttribute(
    'placeholder',
    /^3\d\.\d\d$/,
  );
  await page.getByRole('button', { name: 'Create and send a payment link' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  await expect(page.getByText('The payment link is on its way to ada@example.com.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a payment link' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit the order' }).click();
  await page.getByLabel(`Pieces: ${name}`).fill('2');
  // 24.00 and 34.40 with the post that was ordered; Oregon has no tax.
  const owed = page.getByRole('status').filter({ hasText: 'Owed by the customer' });
  await expect(owed).toContainText('$52.40');
  await expect(owed).toContainText('$64.40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByRole('row', { name }).getByText('$24.00')).toBeVisible();
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page).toHaveURL(/\/admin\/print\/slip/);
  await expect(page.getByRole('row', { name })).toContainText('2');
  await expect(page.getByRole('article')).toContainText('Portland, OR 97201');
  const pdf = await page.getByRole('link', { name: 'Open as PDF' }).getAttribute('href');
  const file = await page.request.get(new URL(String(pdf), page.url()).href);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Back to the orders' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to the orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
});

test('an order by hand has its total as it is typed, and is saved at what was shown', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 400 .*wc\/v3\/orders/);
  await logInAsStaff(page);
  const { id: product, name } = await newProduct(page);
  await page.goto('/admin/orders/create');
  await page.getByLabel('Add a product').fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('combobox', { name: 'Country' }).fill('United States');
  await page.getByRole('option', { name: /^United States( \(US\))?$/ }).click();
  await page.getByRole('combobox', { name: 'State' }).fill('New York');
  await page.getByRole('option', { name: 'New York' }).click();
  const total = page.getByRole('status').filter({ hasText: 'Total' });
  // 12.00 and the usual way to send it, 6.00, with 8.875 % tax.
  await expect(total).toContainText('$19.60');
  await page.getByLabel(`Pieces: ${name}`).fill('3');
  await page.getByLabel(`Price each, without tax: ${name}`).fill('10');
  await expect(page.getByText('Please say why.')).toBeVisible();
  const create = page.getByRole('button', { name: 'Save', exact: true });
  await expect(create).toBeDisabled();
  await page.getByLabel('Why this price').fill('Promised on the phone');
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await page.getByLabel('Discount for').fill('Scratch');
  const discount = page.getByLabel('Amount or %: Scratch');
  await discount.fill('2.50');
  await page.getByLabel('Coupon code').fill('nonsense');
  await page.getByLabel('Coupon code').press('Enter');
  await expect(page.getByText(/Coupon nonsense cannot be used/i)).toBeVisible();
  await page.getByRole('button', { name: 'nonsense' }).press('Delete');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByLabel('Coupon code').press('Enter');
  await expect(page.getByText('Discount (WELCOME10)')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sent by' }).click();
  await page.getByRole('option', { name: /collect/i }).click();
  // 30.00 less 10 % and 2.50. What is collected is taxed where the workshop is: in Oregon, which has none.
  await expect(total).toContainText('$24.50');
  await expectAccessible(page);
  // 10 % of 27.00.
  await discount.fill('10 %');
  await expect(total).toContainText('$24.30');
  await discount.fill('110 %');
  await expect(page.getByText(/^Not an amount or percentage/)).toBeVisible();
  await discount.fill('2.50');

  // Somebody changes the shop while it is typed: the total that was shown is not silently another one.
  await page.getByLabel(`Price each, without tax: ${name}`).fill('');
  await expect(total).toContainText('$29.90');
  await askApi(page, 'PUT', `wc/v3/products/${product}`, { regular_price: '20.00' });
  await create.click();
  await expect(page.getByText(/The total is now \$\d+\.\d\d instead of \$29\.90/)).toBeVisible();
});

test('an order is taken for a customer who is known, goes where they say, and is paid by link', async ({
  page,
  visitor,
}) => {
  await logInAsStaff(page);
  const { id: product, name } = await newProduct(page);
  const digits = String(Date.now()).slice(-7);
  const email = `fern.${digits}@example.com`;
  const { body } = await askApi(page, 'POST', 'wc/v3/orders', {
    billing: {
      first_name: 'Fern',
      last_name: 'Moss',
      address_1: '1 Main Street',
      city: 'Portland',
      state: 'OR',
      postcode: '97201',
      country: 'US',
      email,
      phone: `(503) ${digits.slice(0, 3)}-${digits.slice(3)}`,
    },
    line_items: [{ product_id: product, quantity: 1 }],
  });
  expect(body.id).toBeGreaterThan(0);

  await page.goto(`/admin/customers/${email}`);
  await page.getByRole('link', { name: 'New order for this customer' }).click();
  const billing = page.getByRole('group', { name: 'Billing address' });
  await expect(billing.getByLabel('Street and number')).toHaveValue('1 Main Street');
  await expect(billing.getByRole('combobox', { name: 'State' })).toHaveValue('Oregon');
  await expect(billing.getByLabel('Email')).toHaveValue(email);

  // A guest takes nothing of the customer along; the number finds her again.
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(billing.getByLabel('Street and number')).toHaveValue('');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  await picker.fill(`503 ${digits}`);
  await page.getByRole('option', { name: `Fern Moss (${email})` }).click();
  await expect(billing.getByLabel('City')).toHaveValue('Portland');

  await page.getByLabel('Deliver to a different address').check();
  const shipping = page.getByRole('group', { name: 'Delivery address' });
  await shipping.getByLabel('First name').fill('Bo');
  await shipping.getByLabel('City').fill('Salem');
  await shipping.getByRole('combobox', { name: 'State' }).fill('Oregon');
  await page.getByRole('option', { name: 'Oregon' }).click();
  await page.getByLabel('Add a product').fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { body: order } = await askApi(page, 'GET', `wc/v3/orders/${id}`);
  expect(order).toMatchObject({
    billing: { first_name: 'Fern', email },
    shipping: { first_name: 'Bo', city: 'Salem', state: 'OR', country: 'US' },
  });

  // She pays by the link, on the shop's own page.
  await page.getByRole('button', { name: 'Send a payment link' }).click();
  await expect(page.getByText(`The payment link is on its way to ${email}.`)).toBeVisible();
  const fern = await visitor();
  await fern.goto(String(order.payment_url));
  await fern.getByLabel('Bank transfer').check();
  await fern.getByRole('button', { name: /pay/i }).click();
  await expect(fern).toHaveURL(/order-received/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.locator('.MuiChip-root', { hasText: 'On hold' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.locator('.MuiChip-root', { hasText: 'Processing' })).toBeVisible();

  // What ends the order is asked about once, with its sum.
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await page.getByRole('button', { name: 'Save status' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Cancel this order of $${String(order.total)}?`);
  await expect(dialog).toContainText('it stays with you until you refund it');
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.locator('.MuiChip-root', { hasText: 'Processing' })).toBeVisible();
  await page.getByRole('button', { name: 'Save status' }).click();
  await dialog.getByRole('button', { name: /^Cancel: / }).click();
  await expect(page.locator('.MuiChip-root', { hasText: 'Cancelled' })).toBeVisible();
});

test('support writes an order down by phone and takes the payment on the shop’s own page', async ({
  page,
  visitor,
}) => {
  await logInAsStaff(page);
  const { name } = await newProduct(page, '18.00');
  const desk = await visitor();
  await openAdmin(desk, '/admin/orders/create', 'support@example.com');
  await desk.getByLabel('Email').fill('caller@example.com');
  await desk.getByLabel('Add a product').fill(name);
  await desk.getByRole('option', { name }).click();
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(desk).toHaveURL(/\/admin\/orders\/\d+$/);
  await expect(desk.getByRole('heading', { level: 1, name: /^Order \d/ })).toBeVisible();
  await expectAccessible(desk);
  const opened = desk.waitForEvent('popup');
  await desk.getByRole('link', { name: 'Take a payment' }).click();
  const payment = await opened;
  await payment.getByLabel('Willow account').check();
  await payment.getByRole('button', { name: /pay/i }).click();
  await payment.getByRole('button', { name: /^Agree and pay/ }).click();
  await expect(payment).toHaveURL(/order-received/);
  await payment.close();
  await desk.bringToFront();
  await desk.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(desk.getByRole('button', { name: 'Send a parcel' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Take a payment' })).toHaveCount(0);
});
