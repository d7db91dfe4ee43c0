import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { blocksResponse, MAX_BLOCKS } from '../../../src/wire/vitrine/content.ts';
import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

/** The canvas takes changes within 250 ms as one step, and undoes them together. */
const STEP_MS = 400;

/** A menu that was opened while the canvas is still being put together can be shut by it: once more. */
async function addByKeyboard(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  const patience = { timeout: 3000 };
  await expect(async () => {
    if (!(await item.isVisible())) {
      await page.getByRole('button', { name: 'Add a block' }).press('Enter', patience);
    }
    await item.press('Enter', patience);
  }).toPass();
}

test('a page is built on the canvas by keyboard, published from a draft, and a second editor is not overwritten', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 412 .*documents/);
  const slug = `built-${crypto.randomUUID().slice(0, 8)}`;
  await logInAsStaff(page, 'editor@example.com');
  const draft = { title: 'Built here', slug, status: 'publish', content: '<p>First words</p>' };
  const { body } = await askApi(page, 'POST', 'wp/v2/pages', draft);
  await page.goto(`/admin/builder/${body.id}`);
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText('First words')).toBeVisible();

  await addByKeyboard(page, 'Row of products');
  const blocks = page.getByRole('list', { name: 'Blocks of this page, in their order' });
  await expect(blocks.getByRole('listitem')).toHaveCount(2);
  await sleep(STEP_MS);
  await blocks.getByRole('button', { name: 'Move up: 2. Row of products' }).press('Enter');
  await expect(blocks.getByRole('listitem').first()).toContainText('Row of products');
  await sleep(STEP_MS);
  await page.getByRole('button', { name: 'undo' }).click();
  await expect(blocks.getByRole('listitem')).toHaveCount(2);
  await expect(blocks.getByRole('listitem').first()).toContainText('Text');
  await page.getByRole('button', { name: 'redo' }).click();
  await expect(blocks.getByRole('listitem').first()).toContainText('Row of products');

  await blocks.getByRole('button', { name: /^2\. Text/ }).press('Enter');
  // Until the editor has been loaded and has its first text, it loses what is put in by a program.
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('Turned by hand.');
    await expect(canvas.getByText('Turned by hand.')).toBeVisible({ timeout: 5000 });
  }).toPass();
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.press('Enter');
  await expect(save).toBeDisabled();
  expect(await (await page.request.get(`/${slug}`)).text()).not.toContain('Turned by hand.');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.press('Enter');
  // Disabled while it is sent, too.
  await expect(publish).toBeDisabled();
  await expect(page.getByText('Published. Everyone can see it now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
    'href',
    new RegExp(`/${slug}$`),
  );
  await expect
    .poll(async () => (await page.request.get(`/${slug}`)).text())
    .toContain('Turned by hand.');

  const path = `vitrine/v1/documents/${body.id}/blocks`;
  const current = await askApi(page, 'GET', path);
  const other = { version: current.body.version, blocks: [] };
  expect((await askApi(page, 'PUT', path, other)).status).toBe(200);
  await blocks.getByRole('button', { name: 'Remove: 1. Row of products' }).press('Enter');
  await save.press('Enter');
  await expect(page.getByText('Someone else has saved this page in the meantime.')).toBeVisible();
  expect((await askApi(page, 'GET', path)).body.blocks).toEqual([]);
});

test('a block in a cell is shown on the canvas, edited there and saved with its columns', async ({
  page,
}) => {
  await logInAsStaff(page, 'editor@example.com');
  const { body } = await askApi(page, 'POST', 'wp/v2/pages', { title: 'Cells' });
  const path = `vitrine/v1/documents/${body.id}/blocks`;
  const { version } = (await askApi(page, 'GET', path)).body;
  const inner = [{ kind: 'button', settings: { button: { label: 'Look inside', url: '/shop' } } }];
  const blocks = [{ kind: 'columns', settings: { cells: [{ title: 'Left' }, { blocks: inner }] } }];
  expect((await askApi(page, 'PUT', path, { version, blocks })).status).toBe(200);
  await page.goto(`/admin/builder/${body.id}`);
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText('Look inside')).toBeVisible();
  await expect(canvas.getByText('Left')).toBeVisible();
  await page.getByRole('button', { name: /^1\.2\.1\. Button/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Words' }).fill('Walk in');
  await expect(canvas.getByText('Walk in')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(save).toBeDisabled();
  await expect
    .poll(async () => JSON.stringify((await askApi(page, 'GET', path)).body.blocks))
    .toContain('"label":"Walk in"');
});

test('a block beyond the limit of a page is refused with the reason, and nothing is added', async ({
  page,
}) => {
  await logInAsStaff(page, 'editor@example.com');
  const { body } = await askApi(page, 'POST', 'wp/v2/pages', { title: 'Full' });
  const path = `vitrine/v1/documents/${body.id}/blocks`;
  const { version } = (await askApi(page, 'GET', path)).body;
  const button = { kind: 'button', settings: { button: { label: 'Look', url: '/shop' } } };
  const full = Array.from({ length: MAX_BLOCKS }, () => button);
  expect((await askApi(page, 'PUT', path, { version, blocks: full })).status).toBe(200);
  await page.goto(`/admin/builder/${body.id}`);
  const listed = page
    .getByRole('list', { name: 'Blocks of this page, in their order' })
    .getByRole('listitem');
  await expect(listed).toHaveCount(MAX_BLOCKS);

  await addByKeyboard(page, 'Row of products');
  await expect(page.getByText(`A page can have no more than ${MAX_BLOCKS} blocks.`)).toBeVisible();
  await expect(listed).toHaveCount(MAX_BLOCKS);
});

test('what is wrong with a block is named by block and field, on the canvas and when it is saved', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ 400 .*documents/);
  await logInAsStaff(page, 'editor@example.com');
  const { body } = await askApi(page, 'POST', 'wp/v2/pages', { title: 'Filmed' });
  await page.goto(`/admin/builder/${body.id}`);
  await expect(page.locator('#preview-frame')).toBeVisible();
  await addByKeyboard(page, 'Video');
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText(/^Video: Address: /)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText(/^Block 1 \(Video\), Address: /)).toBeVisible();
  await expect(page.getByText('[settings]')).toHaveCount(0);
});

/** Kinds of the demo's home page, as the builder calls them. */
const NAMES: Readonly<Record<string, string>> = {
  hero: 'Hero',
  promises: 'Promises',
  'category-tiles': 'Category tiles',
  'product-row': 'Row of products',
  story: 'Story with a picture',
  journal: 'From the journal',
  newsletter: 'Newsletter',
};

/** The builder of an empty page, and the kinds of the home page's blocks in their order. */
async function openEmptyPage(page: Page) {
  await logInAsStaff(page, 'editor@example.com');
  const found = await askApi(page, 'GET', 'wp/v2/pages?slug=home');
  const [home] = z.parse(z.array(z.object({ id: z.int() })), found.body);
  const expected = await askApi(page, 'GET', `vitrine/v1/documents/${home?.id}/blocks`);
  const slug = `rebuilt-${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await askApi(page, 'POST', 'wp/v2/pages', { title: 'Rebuilt', slug });
  await page.goto(`/admin/builder/${body.id}`);
  await expect(page.locator('#preview-frame')).toBeVisible();
  const path = `vitrine/v1/documents/${body.id}/blocks`;
  return { path, slug, wanted: getKinds(expected.body) };
}

const getKinds = (body: unknown): string[] =>
  z.parse(blocksResponse, body).blocks.map(({ kind }) => kind);

/** What everybody sees after publishing is a page of the same kinds of blocks as the home page. */
async function publishAndCompare(
  page: Page,
  { path, slug, wanted: expected }: Awaited<ReturnType<typeof openEmptyPage>>,
) {
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
  const kinds = async () => getKinds((await askApi(page, 'GET', path)).body);
  await expect.poll(kinds).toEqual(expected);
  const pageText = async (address: string) =>
    (await (await page.request.get(address)).text()).match(/data-block=/g);
  expect(await pageText(`/${slug}`)).toEqual(await pageText('/'));
}

test('the blocks of the home page are dragged to an empty page and published', async ({ page }) => {
  const opened = await openEmptyPage(page);
  await page.getByRole('button', { name: 'New blocks' }).click();
  const frame = page.locator('#preview-frame');
  const canvas = page.frameLocator('#preview-frame');
  const blocks = canvas.locator('[data-puck-component]');
  const place = canvas.locator('[data-puck-line-placeholder]');
  // Each is dropped above those that are there.
  for (const [at, kind] of opened.wanted.toReversed().entries()) {
    const kindsHere = page.locator('[data-puck-drawer-item]:visible');
    await kindsHere
      .getByText(NAMES[kind] ?? '', { exact: true })
      .last()
      .hover();
    await page.mouse.down();
    const box = await frame.boundingBox();
    const target = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 6 };
    // A pointer moves until the canvas shows where the block would be.
    await expect(async () => {
      await page.mouse.move(target.x, target.y + 60, { steps: 5 });
      await page.mouse.move(target.x, target.y, { steps: 3 });
      await expect(place).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.mouse.up();
    await expect(blocks).toHaveCount(at + 1);
  }
  await publishAndCompare(page, opened);
});

test('the blocks of the home page are put on an empty page by keyboard and published', async ({
  page,
}) => {
  const opened = await openEmptyPage(page);
  const order = page.getByRole('list', { name: 'Blocks of this page, in their order' });
  // A new block is chosen, and the next one goes behind it, also where it was moved.
  const [last = '', ...others] = opened.wanted.toReversed();
  for (const [at, kind] of [last, ...others.reverse()].entries()) {
    await addByKeyboard(page, NAMES[kind] ?? '');
    await expect(order.getByRole('listitem')).toHaveCount(at + 1);
    if (at === 1) {
      await order.getByRole('button', { name: `Move up: 2. ${NAMES[kind]}` }).press('Enter');
    }
    const chosen = order.locator('[aria-current="true"]');
    await expect(chosen).toContainText(`${Math.max(at, 1)}. ${NAMES[kind]}`);
  }
  await expectAccessible(page);
  await publishAndCompare(page, opened);
});
