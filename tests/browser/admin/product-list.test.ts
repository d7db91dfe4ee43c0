import { askApi, newProduct, openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('products are sorted by stock and margin, and found by their stock', async ({ page }) => {
  await openAdmin(page, '/admin');
  const dear = await newProduct(page);
  await askApi(page, 'PUT', `wc/v3/products/${dear.id}`, {
    stock_quantity: 90_000_000,
    extensions: { vitrine: { cost: '11.99' } },
  });
  await page.goto('/admin/products');
  const first = page.getByRole('row').nth(1);
  await page.getByRole('button', { name: /^Sort by stock.* ascending$/i }).click();
  await page.getByRole('button', { name: /^Sort by stock.* descending$/i }).click();
  await expect(first).toContainText(dear.name);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Margin' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Sort by margin/i }).click();
  await expect(page.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
  await expect(first).toContainText('0.1%');

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'In stock, at least' }).click();
  await page.getByLabel('In stock, at least').fill('89999999');
  // What earlier runs left has as many.
  await expect(page.getByRole('row').nth(9)).toBeHidden();
  await expect(page.getByRole('row', { name: dear.name })).toBeVisible();
});
