import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { linkInEmail, PASSWORD, typeLogIn } from '../support/account.ts';
import { askApi, openAdmin, typePasswordAgain } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { type SecondShop, startSecondShop } from '../support/second-shop.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

// What an administrator makes here would be seen by other tests, so these have a shop of their own.

// One worker for all of them: each would start a shop.
test.describe.configure({ mode: 'default' });

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await startSecondShop({}, [
    `update customers set role = 'packer' where email = 'shopper@example.com'`,
  ]);
});
test.afterAll(() => shop.stop());

const open = (page: Page, path: string) =>
  openAdmin(page, `${shop.url}${path}`, 'administrator@example.com');

test('a key made here opens the API, until it is revoked', async ({ page, request, trouble }) => {
  trouble.allow(/ 403 .*vitrine\/v1\/(api-keys|confirm-password)/);
  await open(page, '/admin/api-keys/create');
  await page.getByLabel(/^Name/).fill('Label printer');
  await page.getByRole('button', { name: 'Create' }).click();
  // Not even a session that was left open makes a credential.
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('not your current password');
  await expectAccessible(page);
  await typePasswordAgain(page);
  await expect(dialog).toBeHidden();
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  const ask = async () => {
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    const response = await request.get(`${shop.url}/wp-json/wc/v3/orders`, {
      headers: { authorization },
    });
    return response.status();
  };
  expect(await ask()).toBe(200);

  await page.getByRole('link', { name: 'I have copied them' }).click();
  await expect(page).toHaveURL(/\/admin\/api-keys/);
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke: Label printer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('The key is revoked.')).toBeVisible();
  expect(await ask()).toBe(401);
});

test('a person is invited, chooses a password, and works with the role', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/403 .*vitrine\/v1\/people/);
  const email = `eva-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await open(page, '/admin/people/create');
  await page.getByLabel(/^Email address/).fill(email);
  await page.getByLabel('Name').fill('Eva');
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await typePasswordAgain(page);
  await expect(page).toHaveURL(/\/admin\/people$/);
  await expect(page.getByRole('row', { name: email })).toContainText('Invited');

  const eva = await visitor({ baseURL: shop.url });
  await eva.goto(await linkInEmail(email, /Join the .* team/, shop.folder));
  await eva.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await eva.getByLabel('Confirm new password').fill(PASSWORD);
  await eva.getByRole('button', { name: 'Save password' }).click();
  await typeLogIn(eva, email);
  await expect(eva.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await eva.goto('/admin');
  await expect(eva.getByRole('menuitem', { name: 'Home' })).toBeVisible();
  const { status } = await askApi(eva, 'GET', 'vitrine/v1/people');
  expect(status).toBe(403);
  await page.reload();
  await expect(page.getByRole('row', { name: email })).not.toContainText('Invited');
});

test('a role is put together from a table of rights, and says what it cannot do', async ({
  page,
  trouble,
}) => {
  trouble.allow(/40[03] .*vitrine\/v1\/roles/);
  await open(page, '/admin/settings/roles');
  await expect(page.getByText('Orders to pack, with addresses and without prices.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a role' }).click();
  await page.getByLabel(/^Name of the role/).fill('Returns desk');
  await page.getByRole('checkbox', { name: 'Give refunds' }).check();
  const implied = page.getByRole('checkbox', { name: 'See orders with prices and invoices' });
  await expect(implied).toBeChecked();
  await expect(implied).toBeDisabled();
  await page.getByLabel('Refund limit per order').fill('many');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save role' }).click();
  await typePasswordAgain(page);
  await expect(page.getByText(/must be zero or more/i)).toBeVisible();
  await page.getByLabel('Refund limit per order').fill('25.00');
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page).toHaveURL(/\/settings\/roles$/);
  await expect(page.getByText('Give refunds up to $25.00 per order')).toBeVisible();

  await page.goto(`${shop.url}/admin/people/create`);
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await expect(page.getByRole('option', { name: 'Returns desk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${shop.url}/admin/settings/roles/packer`);
  const cannot = page.getByRole('heading', { name: 'Cannot' }).locator('..');
  await expect(cannot.getByText('See orders with prices and invoices')).toBeVisible();
  await expectAccessible(page);
});

test('a packer sends a parcel without seeing a price, and reads why a page is closed', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 403 /);
  await openAdmin(page, `${shop.url}/admin/packing`, 'shopper@example.com');
  const order = page.getByRole('region', { name: /^Order / }).first();
  const name = (await order.getAttribute('aria-label')) ?? '';
  await expect(page.locator('main')).not.toContainText('$');
  await expectAccessible(page);
  await order.getByRole('button', { name: 'Mark as shipped' }).click();
  await order.getByLabel('Tracking number').fill('1Z999');
  await order.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Print packing slip' }).first().click();
  await expect(page.getByRole('heading', { name: 'Packing slips' })).toBeVisible();
  expect(await page.content()).not.toMatch(/"total":[1-9]/);
  await page.getByRole('link', { name: /Back/ }).click();
  await expect(page).toHaveURL(/\/admin\/packing$/);

  await page.goto(`${shop.url}/admin/orders`);
  await expect(
    page.getByRole('heading', { name: 'Your role cannot open this page' }),
  ).toBeVisible();
  await expect(page.getByText('Your role: Packer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'administrator@example.com' })).toBeVisible();
  await expectAccessible(page);
});

test('the screens of the system are accessible', async ({ page }) => {
  test.slow();
  await open(page, '/admin/settings');
  for (const path of ['people', 'api-keys', 'webhooks', 'jobs', 'log', 'audit-log', 'health']) {
    // What a screen shows has been read by then: a table that still loads is another one.
    await page.goto(`${shop.url}/admin/${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.locator('[class*=RaPlaceholder]')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('menuitem', { name: 'Completed' })).toBeVisible();
  await expectAccessible(page);
});

test('a product shows who changed it, and Home its first steps', async ({ page }) => {
  await open(page, '/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: /done.*Add the first product/ })).toBeVisible();
  await expect(steps.getByRole('link', { name: /done.*Name your shop/ })).toBeVisible();
  await expect(steps.getByRole('link', { name: /done.*Open the shop/ })).toBeVisible();
  await expect(steps.getByRole('link', { name: /to do.*Enter the shop’s address/ })).toBeVisible();
  const { body } = await askApi(page, 'POST', 'wc/v3/products', { name: 'Vase', sku: 'VASE-9' });
  await askApi(page, 'PUT', `wc/v3/products/${String(body.id)}`, { sku: 'VASE-10' });
  await page.goto(`${shop.url}/admin/products/${String(body.id)}`);
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem').first()).toContainText('VASE-9 → VASE-10');
  await expect(changes).toContainText('Ines Castellano');
});

test('an administrator lets the shop check itself by keyboard, and reads what was found', async ({
  page,
  trouble,
  visitor,
}) => {
  test.slow();
  // The password has to be typed first.
  trouble.allow(/ 403 .*vitrine\/v1\/self-check/);
  await open(page, '/admin/self-check');
  const main = page.getByRole('main');
  await expect(main.getByText('The shop has not checked itself yet.')).toBeVisible();
  const start = page.getByRole('button', { name: 'Check the shop' });
  await start.focus();
  await page.keyboard.press('Enter');
  await typePasswordAgain(page);
  await expect(main.getByRole('heading', { name: 'What was checked' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(start).toBeFocused();
  const finding = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(finding('Purchase')).toContainText('The order was accepted.');
  await expect(finding('The last piece')).toContainText('One of them got it');
  await expect(finding('An order sent twice')).toContainText('It stayed one order');
  await expect(finding('Email')).toContainText('No mail server is set');
  await expect(finding('Clean-up')).toContainText('Nothing that the check made is left.');
  await expect(main.getByText('Failed', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  // Who does not decide over the shop's security is not offered it.
  const manager = await visitor({ baseURL: shop.url });
  await openAdmin(manager, `${shop.url}/admin`);
  await expect(manager.getByRole('menuitem', { name: 'Self-check' })).toHaveCount(0);
});

test('who chooses German has menu, list and form in German, and English again', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  const german = () => scripts.filter((path) => path.includes('/de-') || path.includes('/german'));

  await open(page, '/admin/orders');
  await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
  expect(german()).toEqual([]);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();

  await expect(page.getByRole('columnheader', { name: 'Kunde' })).toBeVisible();
  expect(german()).not.toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(page.getByRole('menuitem', { name: 'Produkte', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen');
  await expectAccessible(page);

  await page.goto(`${shop.url}/admin/products/create`);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await page.goto(`${shop.url}/admin/settings/products`);
  await expect(page.getByLabel('Produkte je Seite')).toBeVisible();

  await page.getByRole('button', { name: 'Profil' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Wie der Shop' }).click();
  await expect(page.getByLabel('Products per page')).toBeVisible();
});
