import { askApi, openAdmin } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a page is built on the canvas by keyboard, saved, and a second editor is not overwritten', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 412 .*documents/);
  const slug = `built-${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, '/admin/pages', 'editor@example.com');
  const draft = { title: 'Built here', slug, status: 'publish', content: '<p>First words</p>' };
  const { body } = await askApi(page, 'POST', 'wp/v2/pages', draft);
  await page.goto(`/admin/builder/${body.id}`);
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText('First words')).toBeVisible();

  await page.getByRole('button', { name: 'Add a block' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Row of products' }).press('Enter');
  const blocks = page.getByRole('list', { name: 'Blocks of this page, in their order' });
  await expect(blocks.getByRole('listitem')).toHaveCount(2);
  await blocks.getByRole('button', { name: 'Move up: 2. Row of products' }).press('Enter');
  await expect(blocks.getByRole('listitem').first()).toContainText('Row of products');
  await page.getByRole('button', { name: 'undo' }).click();
  await expect(blocks.getByRole('listitem').first()).toContainText('Text');
  await page.getByRole('button', { name: 'redo' }).click();
  await expect(blocks.getByRole('listitem').first()).toContainText('Row of products');

  await blocks.getByRole('button', { name: /^2\. Text/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Text' }).fill('Turned by hand.');
  await expect(canvas.getByText('Turned by hand.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(save).toBeDisabled();
  expect(await (await page.request.get(`/${slug}`)).text()).toContain('Turned by hand.');

  const path = `vitrine/v1/documents/${body.id}/blocks`;
  const current = await askApi(page, 'GET', path);
  const other = { version: current.body.version, blocks: [] };
  expect((await askApi(page, 'PUT', path, other)).status).toBe(200);
  await blocks.getByRole('button', { name: 'Remove: 1. Row of products' }).press('Enter');
  await save.press('Enter');
  await expect(page.getByText('Somebody else has saved this page meanwhile.')).toBeVisible();
  expect((await askApi(page, 'GET', path)).body.blocks).toEqual([]);
});
