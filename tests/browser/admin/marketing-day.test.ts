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

test('things bought together are written, tried on a basket and saved', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 400 .*coupons/);
  const code = `tog-${unique()}`;
  await logInAsStaff(page);
  const { name } = await newProduct(page);
  await page.goto('/admin/coupons/create');
  await page.getByLabel('Code').fill(code);
  const kind = (option: string) =>
    test.step(option, async () => {
      await page.getByRole('combobox', { name: 'Kind of discount' }).click();
      await page.getByRole('option', { name: option }).click();
    });
  await kind('Buy several, the cheapest free or for less');
  await expect(page.getByText('buy 3, the cheapest 1 free', { exact: true })).toBeVisible();
  await page.getByLabel('Put a product into the basket').fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByText('Add 2 more to get the cheapest free.')).toBeVisible();
  await page.getByLabel(`Pieces: ${name}`).fill('3');
  await expect(page.getByRole('row', { name: `3 × ${name}` })).toContainText('−$12.00');
  await expectAccessible(page);

  const discounted = page.getByLabel('How many of them cost less');
  await discounted.fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(discounted).toHaveAttribute('aria-invalid', 'true');
  await discounted.fill('2');

  await kind('A set together, for a price or for less');
  await page.getByRole('combobox', { name: 'Product', exact: true }).first().fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByLabel('Pieces', { exact: true }).first().fill('2');
  await page.getByLabel(/^Price of one set/).fill('20');
  await expect(page.getByText(`2 × ${name} together for $20.00`, { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: `3 × ${name}` })).toContainText('−$4.00');
  await expectAccessible(page);

  await kind('The more, the cheaper');
  await expect(page.getByText('10 % off from 3 pieces', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: `3 × ${name}` })).toContainText('−$3.60');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/coupons$/);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByText('10 % off from 3 pieces', { exact: true })).toBeVisible();
});

test('upsell rules are written, tried, put in order and seen in the shop', async ({
  page,
  visitor,
}) => {
  await logInAsStaff(page);
  const tray = await newProduct(page);
  const wax = await newProduct(page);
  const cloth = await newProduct(page);
  const before = await askApi(page, 'GET', 'vitrine/v1/upsell-rules');
  await page.goto('/admin/upsell-rules');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Name, for you alone').fill('Cloth');
  const pick = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(name);
    await page.getByRole('option', { name }).click();
  };
  await pick('Products', tray.name);
  await pick('These products first', cloth.name);
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Name, for you alone').fill('Wax');
  await pick('Products', tray.name);
  await pick('These products first', wax.name);
  await page.getByLabel(/^Costs at least/).fill('5');
  await expectAccessible(page);

  const trial = page.getByRole('status').filter({ hasText: 'Offered:' });
  await pick('Choose a product', tray.name);
  await expect(trial).toContainText('1. Clothdecides2. Waxfits, but another one comes before it');
  await expect(trial).toContainText(`Offered: ${cloth.name}`);
  const handle = page.getByRole('button', { name: 'Move: Wax', exact: true });
  await handle.press('ArrowUp');
  await expect(trial).toContainText('1. Waxdecides');
  await expect(trial).toContainText(`Offered: ${wax.name}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expectAccessible(page);

  const shop = await visitor();
  await shop.goto(tray.path);
  await expect(shop.getByRole('region', { name: /together/i })).toContainText(wax.name);
  await askApi(page, 'PUT', 'vitrine/v1/upsell-rules', before.body);
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

test('a newsletter is written from blocks, seen as an email, and scheduled', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 412 .*campaigns/);
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
  await page.getByRole('button', { name: 'Plain text' }).click();
  await expect(page.getByText('Read what is new')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Preview text').fill('Three glazes');
  // What is not saved would not be sent.
  await expect(page.getByText('Save your changes first, then send.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  // Somebody else saves it meanwhile: neither overwrites the other unseen.
  await page.getByLabel('Preview text').fill('Four glazes');
  await askApi(page, 'PUT', `vitrine/v1/campaigns/${id}`, { preview: 'Five glazes' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else has saved this newsletter')).toBeVisible();
  await expect(page.getByLabel('Preview text')).toHaveValue('Four glazes');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Preview text')).toHaveValue('Five glazes');
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
