import { expectAccessible } from '../support/accessible.ts';
import { openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a file is tried, imported and seen in the shop', async ({ page }) => {
  const code = crypto.randomUUID().slice(0, 8);
  await openAdmin(page, '/admin/product-files');
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `SKU,Title,Regular price,Visibility in catalog\nFILE-${code},Vase ${code},12.50,hidden\nWRONG-${code},Jug,dear,hidden\n`,
    ),
  });
  await page.getByRole('combobox', { name: 'Title' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: 'See what would change' }).click();
  await expect(page.getByRole('button', { name: 'New: 1' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Regular price: is not a price' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await page.getByRole('button', { name: 'New: 1' }).click();
  await expect(page.getByRole('link', { name: `Vase ${code}` })).toBeVisible();
  const response = await page.request.get(`/product/vase-${code}`);
  expect(await response.text()).toContain('12.50');
});
