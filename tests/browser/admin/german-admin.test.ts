import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff } from '../support/manager.ts';
import { expect, test } from '../support/shop-test.ts';

test('who chooses German has menu, list and form in German, and English again', {
  tag: '@wide',
}, async ({ page }) => {
  await logInAsStaff(page, 'administrator@example.com');
  // It stays with the person, whose screens other tests look at.
  await askApi(page, 'PUT', 'vitrine/v1/preferences', { name: 'language', value: null });
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  const german = () => scripts.filter((path) => path.includes('/de-') || path.includes('/german'));

  await page.goto('/admin/orders');
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

  await page.goto('/admin/products/create');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await page.goto('/admin/settings/products');
  await expect(page.getByLabel('Produkte je Seite')).toBeVisible();

  await page.getByRole('button', { name: 'Profil' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Wie der Shop' }).click();
  await expect(page.getByLabel('Products per page')).toBeVisible();
});
