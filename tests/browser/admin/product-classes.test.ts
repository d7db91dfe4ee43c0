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

const CLASSES = [
  {
    field: 'Shipping class',
    key: 'shipping_class',
    link: 'Edit shipping classes',
    heir: 'None',
  },
  { field: 'Tax class', key: 'tax_class', link: 'Edit tax classes', heir: 'Standard' },
];

/** As when somebody comes back to the window from another one. */
const comeBack = (screen: Page) =>
  screen.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a shipping and a tax class are added from the form of a product, chosen, renamed and deleted', async ({
  page,
}) => {
  await logInAsStaff(page);
  const product = await newProduct(page);
  const stored = async (key: string) =>
    (await askApi(page, 'GET', `wc/v3/products/${product.id}`)).body[key];
  await page.goto(`/admin/products/${product.id}`);
  const made: { screen: Page; key: string; name: string }[] = [];

  for (const { field, key, link, heir } of CLASSES) {
    await test.step(`added and chosen: ${field}`, async () => {
      const choice = page.getByRole('combobox', { name: field });
      await expect(choice).toHaveText(heir);
      const name = `Kind ${crypto.randomUUID().slice(0, 8)}`;
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: link }).click();
      const screen = await opened;
      await screen.getByRole('button', { name: 'Add a class' }).click();
      await screen.getByRole('textbox', { name: 'Name' }).fill(name);
      await screen.keyboard.press('Enter');
      await expect(rowIn(screen, name)).toContainText('Not used yet');
      await expectAccessible(screen);
      made.push({ screen, key, name });

      // The form has it without being read anew.
      await page.bringToFront();
      await comeBack(page);
      await choice.click();
      await page.getByRole('option', { name, exact: true }).click();
    });
  }
  await saveWith(page, page.getByRole('button', { name: 'Save', exact: true }), /wc\/v3\/products/);

  for (const { screen, key, name } of made) {
    await test.step(`renamed and deleted: ${key}`, async () => {
      const slug = name.toLowerCase().replace(' ', '-');
      expect(await stored(key)).toBe(slug);
      await screen.bringToFront();
      await screen.reload();
      const listed = rowIn(screen, name);
      await expect(listed).toContainText('Products: 1');
      await screen.getByRole('button', { name: `Rename: ${name}` }).click();
      await screen.getByRole('textbox', { name: 'Name' }).fill(`${name} new`);
      await screen.getByRole('button', { name: 'Save' }).click();
      await screen.getByRole('button', { name: `Delete: ${name} new` }).click();
      const dialog = screen.getByRole('dialog', { name: `Delete: ${name} new` });
      await expect(dialog).toContainText('Products: 1.');
      expect(await stored(key)).toBe(slug);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(listed).toHaveCount(0);
      expect(await stored(key)).toBe('');
      await screen.close();
    });
  }
});
