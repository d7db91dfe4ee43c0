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
  await expect(page.getByRole('region', { name: 'Sales by day' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'This year' }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(page.getByRole('heading', { name: 'Sales by month' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sales by' }).click();
  await page.getByRole('option', { name: 'Countries' }).click();
  await expect(page).toHaveURL(/by=countries/);
  await expect(page.getByRole('heading', { name: 'Countries' })).toBeVisible();

  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name&order=asc/);
  const countries = page.getByRole('region', { name: 'Countries' });
  await expect(countries.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(countries.getByRole('row', { name: /^All / })).toBeVisible();
  await expect(page.getByText('Sales are what was paid less what was refunded')).toBeVisible();
  await expect(page.getByText('No report goes out by mail.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'Other dates' }).click();
  await page.getByLabel('Compare from').fill('2025-01-01');
  await page.getByLabel('Compare to').fill('2025-06-30');
  await expect(page).toHaveURL(/from=2025-01-01/);
  await expect(countries.getByRole('columnheader', { name: 'Change' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file: Countries' }).click();
  expect((await downloading).suggestedFilename()).toBe('countries.csv');

  await page.getByRole('combobox', { name: 'Sales by' }).click();
  await page.getByRole('option', { name: 'Customers', exact: true }).click();
  const customers = page.getByRole('region', { name: 'Customers' });
  await expect(customers.getByRole('row', { name: email })).toContainText('$9,000.00');
  await customers.getByRole('link', { name: email }).click();
  await expect(page).toHaveURL(/\/admin\/customers\?filter=/);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
});

test('stock says how long it lasts, and cohorts who comes back', async ({ page }) => {
  await openAdmin(page, '/admin/analytics?by=stock&period=year');
  const stock = page.getByRole('region', { name: 'Stock' });
  await expect(stock.getByRole('columnheader', { name: 'Sold in 30 days' })).toBeVisible();
  await expect(stock.getByRole('row', { name: /^All / })).toContainText('$');
  await page.getByRole('combobox', { name: 'Pace of the last' }).click();
  await page.getByRole('option', { name: '90 days' }).click();
  await expect(stock.getByRole('columnheader', { name: 'Sold in 90 days' })).toBeVisible();
  await stock.getByRole('button', { name: 'Value at price' }).click();
  await expect(page).toHaveURL(/pace=90&sort=value&order=desc/);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Sales by' }).click();
  await page.getByRole('option', { name: 'Customers by first order' }).click();
  const cohorts = page.getByRole('region', { name: 'Customers by first order' });
  await expect(cohorts.getByRole('cell', { name: '100%' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Sales per customer up to the month' }).click();
  await expect(cohorts.getByRole('cell', { name: '100%' })).toHaveCount(0);
  await expectAccessible(page);
});
