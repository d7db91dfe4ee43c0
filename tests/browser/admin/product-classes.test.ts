import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, newProduct, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

/** Of the list of classes, not of what was changed. */
const rowIn = (screen: Page, name: string) =>
  screen
    .getByRole('listitem')
    .filter({ has: screen.getByRole('button', { name: `Rename: ${name}` }) });

for (const { field, link, title, heir } of [
  {
    field: 'Shipping class',
    link: 'Edit shipping classes',
    title: 'Shipping classes',
    heir: 'None',
  },
  { field: 'Tax class', link: 'Edit tax classes', title: 'Tax classes', heir: 'Standard' },
]) {
  test(`a class is added from the form of a product, chosen, renamed and deleted: ${title}`, async ({
    page,
  }) => {
    await logInAsStaff(page);
    const product = await newProduct(page);
    await page.goto(`/admin/products/${product.id}`);
    const choice = page.getByRole('combobox', { name: field });
    await expect(choice).toHaveText(heir);
    const name = `Kind ${crypto.randomUUID().slice(0, 8)}`;
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: link }).click();
    const screen = await opened;
    await screen.getByRole('button', { name: 'Add a class' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill(name);
    await screen.keyboard.press('Enter');
    const row = rowIn(screen, name);
    await expect(row).toContainText('Not used yet');
    await expectAccessible(screen);
    await screen.close();

    // The form has it without being read anew.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await choice.click();
    await page.getByRole('option', { name, exact: true }).click();
    await saveWith(
      page,
      page.getByRole('button', { name: 'Save', exact: true }),
      /wc\/v3\/products/,
    );
    const slug = name.toLowerCase().replace(' ', '-');
    const stored = async () => (await askApi(page, 'GET', `wc/v3/products/${product.id}`)).body;
    const key = field === 'Tax class' ? 'tax_class' : 'shipping_class';
    expect((await stored())[key]).toBe(slug);

    await page.goto(`/admin/settings/${title.toLowerCase().replace(' ', '-')}`);
    const listed = rowIn(page, name);
    await expect(listed).toContainText('Products: 1');
    await page.getByRole('button', { name: `Rename: ${name}` }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name} new`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Delete: ${name} new` }).click();
    const dialog = page.getByRole('dialog', { name: `Delete: ${name} new` });
    await expect(dialog).toContainText('Products: 1.');
    expect((await stored())[key]).toBe(slug);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(listed).toHaveCount(0);
    expect((await stored())[key]).toBe('');
  });
}
