import { expectAccessible } from '../support/accessible.ts';
import { openAdmin, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

const unique = () => crypto.randomUUID().slice(0, 8);

test('a variable product is built from nothing and bought in the shop', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/ 400 .*wc\/v3\/products/);
  const name = `Test scarf ${unique()}`;
  await openAdmin(page, '/admin/products/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel(/^Type/).click();
  await page.getByRole('option', { name: 'Variable' }).click();
  await page.getByLabel(/^Status/).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Name of the attribute').fill('Length');
  const values = page.getByRole('combobox', { name: 'Values: Length' });
  for (const value of ['Short', 'Long']) {
    await values.fill(value);
    await values.press('Enter');
  }
  await page.getByLabel('Chosen at first: Length').click();
  await page.getByRole('option', { name: 'Short' }).click();
  // The product and its variations are made by one Save, or not at all.
  await page.getByRole('button', { name: 'Generate all variations' }).click();
  await page.getByLabel('Value', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Regular price: Long').fill('40');
  await page.getByLabel('Sale price: Long').fill('50');
  const saveAll = page.getByRole('button', { name: 'Save', exact: true });
  await saveAll.click();
  await expect(page.getByText('Must be lower than the regular price.')).toBeVisible();
  await expect(page.getByText(/Nothing was saved. Variations to correct: 1/)).toBeVisible();
  await expect(page.getByLabel('Sale price: Long')).toBeFocused();
  await expect(page).toHaveURL(/\/create$/);
  await page.getByLabel('Sale price: Long').fill('');
  await saveAll.click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await expect(page.getByLabel('Regular price: Long')).toHaveValue('40');
  await expectAccessible(page);

  // What is typed in the table is not left without asking, and is saved with the product.
  await expect(saveAll).toBeDisabled();
  await page.getByLabel('Regular price: Short').fill('31');
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Regular price: Short')).toHaveValue('31');
  const product = /wc\/v3\/products\/\d+(\?|$)/;
  await saveWith(page, saveAll, product);
  await page.getByLabel('Regular price: Short').fill('30');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} anew`);
  await saveWith(page, saveAll, product);
  await expect(page.getByLabel('Regular price: Short')).toHaveValue('30');

  // A variation that is deleted and one that is added go and come with the same Save.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await values.fill('Huge');
  await values.press('Enter');
  await page.getByRole('button', { name: 'Generate all variations' }).click();
  await page.getByLabel('Regular price: Huge').fill('60');
  await page.getByRole('button', { name: 'More: Huge' }).click();
  await page.getByLabel('Cost per piece: Huge').fill('15');
  await expect(page.getByText('Profit $45.00, margin 75%')).toBeVisible();
  await page.getByLabel('Weight (g): Huge').fill('-3');
  await saveAll.click();
  await expect(page.getByText('Must not be negative.')).toBeVisible();
  await page.getByLabel('Weight (g): Huge').fill('300');
  await page.getByLabel('Sold as a download').check();
  await page.getByRole('button', { name: 'Add by address: Huge' }).click();
  await page.getByLabel('Address of file 1: Huge').fill('file:///etc/passwd');
  await saveAll.click();
  await expect(page.getByText(/Must have files at web addresses/)).toBeVisible();
  await page.getByLabel('Address of file 1: Huge').fill('https://files.example/pattern.pdf');
  await page.getByRole('button', { name: 'Delete: Short' }).click();
  await page.getByRole('button', { name: 'Keep it: Short' }).click();
  await expect(page.getByLabel('Regular price: Short')).toHaveValue('30');
  await saveWith(page, saveAll, product);
  await expect(page.getByLabel('Regular price: Huge')).toHaveValue('60');
  await page.getByRole('button', { name: 'Delete: Huge' }).click();
  await saveWith(page, saveAll, product);
  await expect(page.getByRole('group', { name: 'Huge' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await expect(page).toHaveURL(/\/admin\/customers/);
  await page.goBack();

  const shopper = await visitor();
  const view = page.getByRole('link', { name: 'View in the shop' });
  await shopper.goto((await view.getAttribute('href')) ?? '');
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shopper.locator('.summary').getByText('$30.00').first()).toBeVisible();
  await shopper.locator('.summary label[data-value="Long"]').first().click();
  await expect(shopper.locator('.summary').getByText('$40.00').first()).toBeVisible();
  await shopper
    .getByRole('button', { name: /add to (cart|basket)/i })
    .first()
    .click();
  await expect
    .poll(async () => (await (await shopper.request.get('/cart')).text()).includes(name))
    .toBe(true);
});
