import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, openAdmin, typePasswordAgain } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a setting is found, refused at its field, changed and seen in the shop', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 400 .*settings/);
  await openAdmin(page, '/admin/settings');
  await page.getByLabel('Search settings').fill('text top bar');
  await page.getByRole('link', { name: /Text of the top bar/ }).click();
  await expect(page).toHaveURL(/settings\/shop\?setting=shop\.topBarText/);
  const field = page.getByRole('textbox', { name: 'Text of the top bar' });
  const before = await field.inputValue();
  const text = `Open until ten ${crypto.randomUUID().slice(0, 6)}`;
  await field.fill(text);
  const zoneField = page.getByRole('combobox', { name: 'Time zone' });
  const zone = await zoneField.inputValue();
  await zoneField.fill('Mars/Olympus');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(zoneField).toHaveAttribute('aria-invalid', 'true');
  await zoneField.fill(zone);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('You have unsaved changes.')).toBeHidden();
  const shopper = await visitor();
  await shopper.goto('/');
  await expect(shopper.getByText(text)).toBeVisible();
  const put = await askApi(page, 'PUT', 'vitrine/v1/settings/shop.topBarText', { value: before });
  expect(put.status).toBe(200);
});

test('hosts of others are seen by a manager, and changed by an administrator with the password', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 403 .*vitrine\/v1\/settings/);
  const path = '/admin/settings/tracking?setting=tracking.hosts';
  const hosts = (of: Page) => of.getByRole('group', { name: 'Further hosts' });
  await openAdmin(page, path);
  await expect(hosts(page)).toContainText('Not set');
  await expect(hosts(page)).toContainText('Only an administrator can change this.');
  await expectAccessible(page);
  const { status } = await askApi(page, 'PUT', 'vitrine/v1/settings/tracking.hosts', {
    value: ['https://evil.example'],
  });
  expect(status).toBe(403);

  const admin = await visitor();
  await openAdmin(admin, path, 'administrator@example.com');
  const field = admin.getByRole('combobox', { name: 'Further hosts' });
  await field.fill('https://cdn.example');
  await field.press('Enter');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await typePasswordAgain(admin);
  await expect(admin.getByText('You have unsaved changes.')).toBeHidden();
  await page.reload();
  await expect(hosts(page)).toContainText('https://cdn.example');
  await admin.getByRole('button', { name: 'Back to default: Further hosts' }).click();
  // Typed a moment ago: it is not asked for again.
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByText('You have unsaved changes.')).toBeHidden();
});

test('the keys of a payment provider are entered in the admin, and tested there', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 40[03] .*vitrine\/v1\/settings/);
  await openAdmin(page, '/admin/settings/payments', 'administrator@example.com');
  const stripe = page.getByRole('region', { name: 'Stripe: cards and wallets' });
  await expect(stripe).toContainText('Not set up');
  await stripe.getByRole('button', { name: 'Set up: Stripe: cards and wallets' }).click();
  await expect(stripe.getByRole('textbox', { name: 'Webhook address' })).toHaveValue(
    /\/payments\/stripe\/webhook$/,
  );
  await expectAccessible(page);
  await stripe.getByRole('textbox', { name: 'Publishable key' }).fill('sk_test_wrong');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await typePasswordAgain(page);
  await expect(stripe.getByText('Must begin with pk_')).toBeVisible();
  await stripe.getByRole('textbox', { name: 'Publishable key' }).fill('pk_test_browser');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(stripe).toContainText('Does not work');
  await stripe.getByRole('button', { name: /^Test:/ }).click();
  await expect(stripe.getByRole('status')).toContainText('A key is missing');
  await stripe.getByRole('button', { name: 'Back to default: Publishable key' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(stripe).toContainText('Not set up');
});

test('the screens of the settings are free of what axe finds', async ({ page }) => {
  await logInAsStaff(page);
  const screens = ['cart', 'payments', 'zones', 'tax-rates'];
  for (const screen of screens) {
    await page.goto(`/admin/settings/${screen}`);
    await expect(page.getByRole('link', { name: 'All settings' })).toBeVisible();
    await expect(page.getByText('Please wait')).toBeHidden();
    await expectAccessible(page);
  }
});
