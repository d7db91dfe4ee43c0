import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('products are sorted by stock and margin, and found by their stock', async ({ page }) => {
  await logInAsStaff(page);
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

test('many products are changed after a look at before and after', async ({ page }) => {
  await logInAsStaff(page);
  const made = [await newProduct(page), await newProduct(page)];
  const filter = JSON.stringify({ q: 'Test piece' });
  await page.goto(`/admin/products?${new URLSearchParams({ filter })}`);
  for (const { name } of made) {
    await page.getByRole('row', { name }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Change many' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await dialog.getByLabel('Regular price up by percent').fill('10');
  await dialog.getByRole('combobox', { name: 'Round prices to end in' }).click();
  await page.getByRole('option', { name: '.99' }).click();
  await dialog.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Add to the number in stock' }).click();
  await dialog.getByLabel('Number in stock').fill('3');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = dialog.getByRole('status', { name: 'Before and after, of the first 2' });
  await expect(preview).toContainText('$12.00 → $12.99');
  await expect(preview).toContainText('5 → 8');
  await expectAccessible(page);
  const stored = async (id: number) => (await askApi(page, 'GET', `wc/v3/products/${id}`)).body;
  expect(await stored(made[0]?.id ?? 0)).toMatchObject({ regular_price: '12.00' });
  await dialog.getByRole('button', { name: 'Change them' }).click();
  await expect(page.getByText('Products changed: 2')).toBeVisible();
  for (const { id } of made) {
    expect(await stored(id)).toMatchObject({ regular_price: '12.99', stock_quantity: 8 });
  }

  // For a day it can be undone, but for what was changed since.
  await askApi(page, 'PUT', `wc/v3/products/${made[1]?.id}`, { stock_quantity: 7 });
  const batch = page.getByRole('alert').filter({ hasText: 'changed several products at once (2)' });
  await expectAccessible(page);
  await batch.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Products with their former values: 1')).toBeVisible();
  await expect(batch).toHaveCount(0);
  const values = { regular_price: '12.00', stock_quantity: 5 };
  expect(await stored(made[0]?.id ?? 0)).toMatchObject(values);
  expect(await stored(made[1]?.id ?? 0)).toMatchObject({
    regular_price: '12.99',
    stock_quantity: 7,
  });
});
