import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('options, linked products, stock and hints are saved by one Save and asked for once on leaving', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 400 .*wc\/v3\/products/);
  await logInAsStaff(page);
  const [product, other] = [await newProduct(page), await newProduct(page)];
  const title = `Engraving ${crypto.randomUUID().slice(0, 8)}`;
  const addForm = (name: string) =>
    askApi(page, 'POST', 'vitrine/v1/option-forms', {
      title: name,
      belongsTo: { kind: 'products', ids: [] },
      sections: [{ id: 'main', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
    });
  const { body: form } = await addForm(title);
  const { body: gone } = await addForm(`${title} gone`);
  await page.goto(`/admin/products/${product.id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  const forms = page.getByRole('combobox', { name: 'Forms for this product' });
  for (const name of [title, `${title} gone`]) {
    await forms.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await expectAccessible(page);

  // The options alone are enough to be asked.
  const elsewhere = page.getByRole('menuitem', { name: 'Customers' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await elsewhere.click();
  await question.getByRole('button', { name: 'Stay here' }).click();

  for (const list of ['Instead of it (upsells)', 'With it (cross-sells)']) {
    await page.getByRole('combobox', { name: list }).fill(other.name);
    await page.getByRole('option', { name: other.name }).click();
  }
  await page.getByLabel('Number in stock').fill('9');
  await page.getByRole('button', { name: 'Change the hints of this product' }).click();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(1);
  await elsewhere.click();
  await question.getByRole('button', { name: 'Stay here' }).click();

  // One part is refused by its field, and nothing of the product is saved.
  await askApi(page, 'DELETE', `vitrine/v1/option-forms/${String(gone.id)}?force=true`);
  await save.click();
  await expect(forms).toHaveAccessibleDescription(/names a form/);
  const before = await askApi(page, 'GET', `wc/v3/products/${product.id}`);
  expect(before.body).toMatchObject({ upsell_ids: [], cross_sell_ids: [] });
  await page.getByRole('button', { name: `${title} gone` }).press('Delete');
  await saveWith(page, save, /wc\/v3\/products/);
  const stored = await askApi(page, 'GET', `wc/v3/products/${product.id}`);
  expect(stored.body).toMatchObject({
    upsell_ids: [other.id],
    cross_sell_ids: [other.id],
    stock_quantity: 9,
  });
  const assigned = await askApi(page, 'GET', `vitrine/v1/option-forms/${String(form.id)}`);
  expect(assigned.body.belongsTo).toMatchObject({ ids: [product.id] });
  await elsewhere.click();
  await expect(page).toHaveURL(/\/admin\/customers/);
});
