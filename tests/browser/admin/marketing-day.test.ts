import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const unique = () => crypto.randomUUID().slice(0, 8);

async function guestOrder(page: Page, email: string, product: number) {
  const { status } = await askApi(page, 'POST', 'wc/v3/orders', {
    set_paid: true,
    billing: { first_name: 'Gus', last_name: 'Guest', city: 'Albany', country: 'US', email },
    line_items: [{ product_id: product, quantity: 1 }],
  });
  expect(status).toBe(201);
}

test('a segment of guests is saved by name, and a guest has a profile with notes', async ({
  page,
}) => {
  const word = unique();
  await logInAsStaff(page);
  const { id } = await newProduct(page);
  await guestOrder(page, `gus-${word}@example.com`, id);
  const filter = JSON.stringify({ q: word, account: 'no' });
  await page.goto(`/admin/customers?${new URLSearchParams({ filter })}`);
  const row = page.getByRole('row', { name: new RegExp(word) });
  await expect(row).toContainText('Gus Guest');
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByLabel('Name of the segment').fill(`Guests ${word}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `Guests ${word}`, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Delete the segment: Guests ${word}` }).click();
  await expect(page.getByRole('button', { name: `Guests ${word}`, exact: true })).toBeHidden();

  await row.click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/gus-${word}`));
  await expect(page.getByRole('heading', { level: 2, name: 'At a glance' })).toBeVisible();
  await page.getByLabel('New note').fill('Prefers the evening.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Prefers the evening.', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a coupon says what it does, shows it on a basket, and its error stands at the field', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 400 .*coupons/);
  const code = `mkt-${unique()}`;
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  await page.goto('/admin/coupons/create');
  await page.getByLabel('Code').fill(code);
  const amount = page.getByLabel(/^Amount/);
  await amount.fill('25');
  await page.getByLabel('Uses for each customer').fill('1');
  await expect(page.getByText('25 % off, once for each customer')).toBeVisible();
  await page.getByLabel('Put a product into the basket').fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('row', { name: `1 × ${name}` })).toContainText('−$3.00');
  await expectAccessible(page);

  await amount.fill('125');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/coupons$/);
  await expect(page.getByRole('row', { name: code })).toContainText(
    '20 % off, once for each customer',
  );
});

test('a booster of one product is seen beside the form and in the shop', async ({
  page,
  visitor,
}) => {
  await logInAsStaff(page);
  const { id, name, path } = await newProduct(page);
  await page.goto(`/admin/boosters?product=${id}`);
  await expect(page.getByText(`For: ${name}`)).toBeVisible();
  await page.getByLabel('Shown').first().click();
  await page.getByRole('option', { name: 'with values of its own' }).click();
  await page.getByLabel(/^Title/).fill('Only tonight, within');
  await expect(page.getByText(/Only tonight, within \d+/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const shopper = await visitor();
  await shopper.goto(path);
  await expect(shopper.getByText('Only tonight, within').first()).toBeVisible();

  await page.goto('/admin/subscribers');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expectAccessible(page);
});

test('a gift card that went to a wrong address gets a new code', async ({ page, trouble }) => {
  trouble.allow(/ 400 .*gift-cards/);
  await logInAsStaff(page);
  const issued = await askApi(page, 'POST', 'vitrine/v1/gift-cards', {
    amount: '10',
    recipient: 'adda@example.com',
  });
  await page.goto(`/admin/gift-cards/${String(issued.body.id)}/show`);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a new code' });
  const address = dialog.getByLabel('Send to');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('adda@example.com');
  await expectAccessible(page);
  await address.fill('ada');
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(dialog).toContainText('Is not an email address');
  await address.fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('definition').filter({ hasText: 'ada@example.com' })).toBeVisible();
  await expect(
    main.getByRole('heading', { name: `Gift card ending in ${String(issued.body.last4)}` }),
  ).toHaveCount(0);
});

test('a newsletter is written from blocks, seen as an email, and scheduled', async ({ page }) => {
  const subject = `Autumn ${unique()}`;
  await logInAsStaff(page);
  await page.goto('/admin/campaigns');
  await page.getByRole('link', { name: 'New newsletter' }).click();
  await page.getByLabel(/^Subject/).fill(subject);
  await page.getByRole('button', { name: 'Create and write' }).click();
  await expect(page.getByText('Nothing is written yet.').first()).toBeVisible();
  await expectAccessible(page);
  const id = /campaigns\/(\d+)/.exec(page.url())?.[1] ?? '';
  const write = page.getByRole('link', { name: 'Write in the builder' });
  await expect(write).toHaveAttribute('href', `/admin/builder/campaigns/${id}`);
  const html = '<p>Read <a href="/shop">what is new</a></p>';
  const map = { kind: 'map', settings: { title: 'Here', address: 'Main Street 1', text: '' } };
  const blocks = [{ kind: 'text', settings: { html } }, map];
  await askApi(page, 'PUT', `vitrine/v1/campaigns/${id}`, { blocks });

  await page.reload();
  const email = page.frameLocator('iframe');
  await expect(email.getByRole('link', { name: 'what is new' })).toBeVisible();
  await expect(email.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await expect(page.getByText('so they are left out: Map.')).toBeVisible();
  await page.getByRole('tab', { name: 'As text' }).click();
  await expect(page.getByText('Read what is new')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Preview text').fill('Three glazes');
  // What is not saved would not be sent.
  await expect(page.getByText('Save your changes first, then send.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel('Or on a day').fill('2099-01-31T08:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/goes out on Jan 31, 2099/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write in the builder' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await expect(page.getByRole('link', { name: 'Write in the builder' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/admin\/campaigns$/);
  await expect(page.getByText(subject)).toHaveCount(0);
});

test('subscribers of another program are imported from a file, with how they agreed', async ({
  page,
}) => {
  const word = unique();
  await logInAsStaff(page);
  await page.goto('/admin/subscribers');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  await dialog.getByLabel('How they agreed').fill(`Stall ${word}`);
  await expectAccessible(page);
  const text = `Email Address,Name\n${word}@example.com,Ann\nnobody,Bob\n`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(dialog.getByRole('status')).toContainText('Added: 1.');
  await expect(dialog.getByRole('status')).toContainText('3: email is not an email address');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(word) })).toContainText(`Stall ${word}`);
});
