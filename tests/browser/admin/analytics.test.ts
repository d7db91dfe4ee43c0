import { expectAccessible } from '../support/accessible.ts';
import { askApi, newProduct, openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('what was sold is counted, compared, in a table and in a file', async ({ page }) => {
  await openAdmin(page);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const { id, name } = await newProduct(page);
  // Dearer than all that other tests sell, so that it is the first row.
  const line = { product_id: id, quantity: 3, subtotal: '9000.00', total: '9000.00' };
  const email = `buyer-${id}@example.com`;
  const order = { set_paid: true, line_items: [line], billing: { email } };
  expect((await askApi(page, 'POST', 'wc/v3/orders', order)).status).toBe(201);
  await page.goto('/admin/analytics?period=today&compare=previous_year&by=products');
  const rows = page.getByRole('region', { name: 'Products' });
  await expect(rows.getByRole('row', { name })).toContainText('$9,000.00');
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('region', { name: 'Net sales by day' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'This year' }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(page.getByRole('heading', { name: 'Net sales by month' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sales by' }).click();
  await page.getByRole('option', { name: 'Countries' }).click();
  await expect(page).toHaveURL(/by=countries/);
  await expect(page.getByRole('heading', { name: 'Countries' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file: Countries' }).click();
  expect((await downloading).suggestedFilename()).toBe('countries.csv');

  await page.getByRole('combobox', { name: 'Sales by' }).click();
  await page.getByRole('option', { name: 'Customers' }).click();
  const customers = page.getByRole('region', { name: 'Customers' });
  await expect(customers.getByRole('row', { name: email })).toContainText('$9,000.00');
  await customers.getByRole('link', { name: email }).click();
  await expect(page).toHaveURL(/\/admin\/customers\?filter=/);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
});

test('who may not see reports is shown no analytics', async ({ page, trouble }) => {
  trouble.allow(/ 403 .*analytics/);
  await openAdmin(page, '/admin', 'editor@example.com');
  await expect(page.getByRole('menuitem', { name: 'Analytics' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
  const { status } = await askApi(page, 'GET', 'vitrine/v1/analytics/today');
  expect(status).toBe(403);
});
