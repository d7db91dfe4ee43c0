import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a description gets heading, list and link by keyboard alone, and nothing that runs', async ({
  page,
  visitor,
  trouble,
}) => {
  // What the preview reads is not run; the browser says so.
  trouble.allow(/inline event handler/);
  await logInAsStaff(page);
  const product = await newProduct(page);
  await page.goto(`/admin/products/${product.id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  const bar = page.getByRole('toolbar', { name: 'Format: Description' });
  await description.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(description).toBeFocused();
  await page.keyboard.type('Care');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Wipe it with a cloth');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Oil it ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expectAccessible(page);
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Enter a page of this shop/)).toBeVisible();
  await dialog.getByLabel('Where it leads').fill('oak.example/oil');
  await dialog.getByLabel('Text to show').fill('twice a year');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(description).toBeFocused();
  // The short description by its source, as somebody who means harm would write it.
  const source = page.getByRole('toolbar', { name: 'Format: Short description' });
  await source.getByRole('button', { name: 'Edit as HTML' }).click();
  const harm =
    '<p>Soft <a href="javascript:alert(1)" onclick="alert(2)">oak</a></p><script>alert(3)</script>';
  await page.getByLabel('Short description').fill(harm);
  await saveWith(page, save, /wc\/v3\/products/);

  const shopper = await visitor();
  await shopper.goto(product.path);
  const main = shopper.locator('main');
  await expect(main.getByRole('heading', { name: 'Care', level: 2 })).toHaveCount(1);
  await expect(main.getByRole('listitem').filter({ hasText: 'Wipe it with a cloth' })).toHaveCount(
    1,
  );
  const link = main.locator('a', { hasText: 'twice a year' });
  await expect(link).toHaveAttribute('href', 'https://oak.example/oil');
  await expect(link).not.toHaveAttribute('target');
  const soft = main.locator('a', { hasText: /^oak$/ });
  await expect(soft).not.toHaveAttribute('href');
  await expect(soft).not.toHaveAttribute('onclick');

  // The link is changed and taken away where it is.
  await page.reload();
  await description.getByText('twice a year').click();
  await bar.getByRole('button', { name: 'Link' }).click();
  await expect(dialog.getByLabel('Where it leads')).toHaveValue('https://oak.example/oil');
  await dialog.getByLabel('Open in a new tab').check();
  await dialog.getByRole('button', { name: 'Use this link' }).click();
  await saveWith(page, save, /wc\/v3\/products/);
  await shopper.reload();
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await description.getByText('twice a year').click();
  await bar.getByRole('button', { name: 'Link' }).click();
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await saveWith(page, save, /wc\/v3\/products/);
  await shopper.reload();
  await expect(main).toContainText('Oil it twice a year');
  await expect(link).toHaveCount(0);
});

test('what is emptied in the form of a product is empty in the shop', async ({ page }) => {
  await logInAsStaff(page);
  const product = await newProduct(page);
  const path = `wc/v3/products/${product.id}`;
  const filled = { sku: product.name, sale_price: '9.00', weight: '4', shipping_class: 'bulky' };
  const texts = { seo_title: 'By hand', cost: '3.00' };
  await askApi(page, 'PUT', path, { ...filled, extensions: { vitrine: texts } });
  await page.goto(`/admin/products/${product.id}`);
  for (const label of ['SKU', 'Sale price', 'Weight (', 'Title in search', 'Cost per piece']) {
    await expect(page.getByLabel(label).first()).not.toHaveValue('');
    await page.getByLabel(label).first().fill('');
  }
  await page.getByRole('combobox', { name: 'Shipping class' }).click();
  await page.getByRole('option', { name: 'Clear value' }).click();
  await saveWith(page, page.getByRole('button', { name: 'Save', exact: true }), /wc\/v3\/products/);
  const { body } = await askApi(page, 'GET', path);
  const empty = { sku: '', sale_price: '', weight: '', shipping_class: '' };
  expect(body).toMatchObject(empty);
  expect(body.extensions).toMatchObject({ vitrine: { seo_title: '', cost: '' } });
});
