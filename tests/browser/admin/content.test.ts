import { expectAccessible } from '../support/accessible.ts';
import { askApi, logInAsStaff, openAdmin, saveWith } from '../support/manager.ts';
import { onWideScreenOnly } from '../support/one-screen.ts';
import { expect, test } from '../support/shop-test.ts';

onWideScreenOnly();

test('a draft is previewed by its link, compared with what it said before, and brought back', async ({
  page,
}) => {
  await logInAsStaff(page, 'editor@example.com');
  const title = `Autumn ${crypto.randomUUID().slice(0, 8)}`;
  const made = await askApi(page, 'POST', 'wp/v2/pages', { title, content: '<p>A red cup</p>' });
  const id = Number(made.body.id);
  const blocks = [{ kind: 'text', settings: { html: '<p>A blue cup</p>' } }];
  await askApi(page, 'PUT', `vitrine/v1/documents/${id}/blocks`, { version: 1, blocks });
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('button', { name: 'Preview link' }).click();
  const link = await page.getByLabel('Link for those without an account').inputValue();
  const response = await page.request.get(link, { headers: { cookie: '' } });
  expect(await response.text()).toContain('A blue cup');

  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('deletion')).toHaveText('red');
  await expect(page.getByRole('insertion')).toHaveText('blue');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(link)).text()).toContain('A red cup');
});

test('a page with a date to come is scheduled, and is in the shop once its time has come', async ({
  page,
  visitor,
  trouble,
}) => {
  trouble.allow(/response 404|status of 404/);
  await logInAsStaff(page, 'editor@example.com');
  const title = `Winter ${crypto.randomUUID().slice(0, 8)}`;
  const content = '<p>From the first snow on.</p>';
  const made = await askApi(page, 'POST', 'wp/v2/pages', { title, content });
  const path = `/${title.toLowerCase().replace(' ', '-')}`;
  const guest = await visitor();
  const status = async () => (await guest.request.get(path)).status();
  const publishAt = async (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('Published on').fill(at);
    await saveWith(page, page.getByRole('button', { name: 'Save' }).first(), /\/documents\//);
  };

  await page.goto(`/admin/pages/${made.body.id}`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await publishAt(2);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Scheduled');
  expect(await status()).toBe(404);
  await page.goto(`/admin/pages?${new URLSearchParams({ filter: JSON.stringify({ q: title }) })}`);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText('Scheduled')).toBeVisible();
  await row.click();
  await publishAt(-2);
  await guest.goto(path);
  await expect(guest.getByText('From the first snow on.')).toBeVisible();
});

test('a menu entry is moved into another by keyboard, and the menu is sent as a tree', async ({
  page,
}) => {
  await openAdmin(page, '/admin/menus?menu=top', 'editor@example.com');
  const add = page.getByRole('button', { name: 'Add an entry' });
  for (const [at, label] of ['Workshop', 'Visit us'].entries()) {
    await add.click();
    await page.getByLabel('Words').fill(label);
    await expect(page.getByRole('button', { name: `Move: ${label}`, exact: true })).toBeVisible();
    await page.getByLabel('Address').fill(`/made-up-${at}`);
  }
  await page.getByRole('button', { name: 'Move: Visit us', exact: true }).press('ArrowUp');
  await page.getByRole('button', { name: 'In: Workshop' }).click();
  await expectAccessible(page);
  // The menu is on every page of the shop that other tests look at, so it is not changed.
  await page.route('**/wp-json/vitrine/v1/menus/top*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ json: {} }),
  );
  const sent = page.waitForRequest(
    (request) => request.url().includes('/menus/top') && request.method() !== 'GET',
  );
  await page.getByRole('button', { name: 'Save menu' }).click();
  const { items } = (await sent).postDataJSON();
  expect(items.at(-1)).toMatchObject({
    label: 'Visit us',
    url: '/made-up-1',
    children: [{ label: 'Workshop', url: '/made-up-0', children: [] }],
  });
});

test('a comment of the journal is held, approved and answered', async ({ page }) => {
  await logInAsStaff(page, 'editor@example.com');
  const words = crypto.randomUUID();
  const post = await askApi(page, 'POST', 'wp/v2/posts', {
    title: `Glaze ${words.slice(0, 8)}`,
    content: '<p>x</p>',
    status: 'publish',
  });
  const made = await askApi(page, 'POST', 'wp/v2/comments', {
    post: post.body.id,
    content: `Is it safe? ${words}`,
    author_name: 'Joost',
    author_email: 'joost@example.com',
    status: 'hold',
  });
  expect(made.status).toBe(201);
  const path = new URL(String(post.body.link)).pathname;
  const filter = JSON.stringify({ q: words, status: 'hold' });
  await page.goto(`/admin/comments?${new URLSearchParams({ filter })}`);
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve: Joost' }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  const all = JSON.stringify({ q: words, status: 'all' });
  await page.goto(`/admin/comments?${new URLSearchParams({ filter: all })}`);
  await page.getByRole('button', { name: 'Reply: Joost' }).click();
  await page.getByLabel('Your answer, in the name of the shop').fill('It is.');
  await page.getByRole('button', { name: 'Publish answer' }).click();
  await expect(page.getByText('The answer is in the journal.')).toBeVisible();
  expect(await (await page.request.get(path)).text()).toContain('It is.');
});
