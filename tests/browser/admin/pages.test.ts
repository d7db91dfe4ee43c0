import { expectAccessible } from '../support/accessible.ts';
import { openAdmin, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('an editor writes a page of blocks, moves one by keyboard, and it is in the shop', async ({
  page,
}) => {
  const slug = `made-here-${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, '/admin/pages', 'editor@example.com');
  await page.getByRole('button', { name: 'New page' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/);
  // The address follows the title until it is typed by hand.
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('');
  await title.pressSequentially('Made here');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('made-here');
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await title.fill('Made here by us');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('link', { name: 'View in the shop' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Turned by hand in our own workshop.');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: 'Contact form' }).click();
  const handle = page.getByRole('button', { name: 'Move: Contact form', exact: true });
  await handle.press('ArrowUp');
  const handles = page.getByRole('button', { name: /^Move: / });
  await expect(handles.first()).toHaveAccessibleName('Move: Contact form');
  await saveWith(page, page.getByRole('button', { name: 'Publish changes' }), /\/draft\/publish/);
  await expectAccessible(page);

  const html = await (await page.request.get(`/${slug}`)).text();
  expect(html).toContain('Turned by hand in our own workshop.');
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('Turned by hand'));
});
