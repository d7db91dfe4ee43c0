import { beforeEach, describe, expect, test } from 'vitest';
import { saveDocument } from '#server/content/save-document.ts';
import { saveMenu } from '#server/content/save-menu.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const editor = (invalidated: string[] = []) =>
  vitrineClient(db, {
    role: 'editor',
    parts: { invalidate: async (tags) => void invalidated.push(...tags) },
  });
const text = (html: string) => ({ kind: 'text' as const, settings: { html } });

function page() {
  const details = { kind: 'page', slug: 'about', title: 'About', excerpt: '' } as const;
  return saveDocument(db, { ...details, publishedAt: 1, blocks: [text('<p>Old</p>')] });
}

test('the address of a draft follows its title until it is typed or published', async () => {
  const { send } = await editor();
  const draft = { kind: 'page', slug: 'untitled', title: 'Untitled', excerpt: '' } as const;
  const id = await saveDocument(db, { ...draft, publishedAt: 1, blocks: [] });
  await db.updateTable('documents').set({ status: 'draft' }).where('id', '=', id).execute();
  await page();
  const slugs: string[] = [];
  const changes = [
    { title: 'About' },
    { title: 'Hours' },
    { title: 'Opening', slug: 'when' },
    { title: 'Opening hours' },
    { title: 'Hours', slug: 'hours' },
    { status: 'publish' },
    { title: 'Opening hours' },
  ];
  for (const [at, change] of changes.entries()) {
    const response = await send('PUT', `/documents/${id}`, { version: at + 1, ...change });
    slugs.push(response.body.slug);
  }
  // The address of another page is not taken.
  expect(slugs).toEqual(['about-2', 'hours', 'when', 'when', 'hours', 'hours', 'hours']);
});

describe('blocks', () => {
  test('are read with their version, replaced, and the second of two editors is refused', async () => {
    const tags: string[] = [];
    const { send } = await editor(tags);
    const path = `/documents/${await page()}/blocks`;
    const before = await send('GET', path);
    expect(before.body).toMatchObject({ version: 1, blocks: [text('<p>Old</p>')] });
    const hero = { kind: 'hero', settings: { title: 'Hi', button: { label: 'Go', url: '/shop' } } };
    const blocks = [hero, text('<p onclick="x()">New<script>y()</script></p>')];
    const after = await send('PUT', path, { version: 1, blocks });
    expect(after.body).toMatchObject({ version: 2, blocks: [hero, text('<p>New</p>')] });
    expect(tags).toContain('documents');
    const late = await send('PUT', path, { version: 1, blocks: [] });
    expect([late.status, late.body.code]).toEqual([412, 'rest_precondition_failed']);
    expect((await send('GET', path)).body.blocks).toHaveLength(2);
    const [entry] = await db.selectFrom('manager_changes').selectAll().execute();
    expect(JSON.parse(entry?.before ?? '').blocks).toEqual([text('<p>Old</p>')]);
    expect((await send('GET', '/documents')).body).toMatchObject([{ slug: 'about', version: 2 }]);
  });

  test('what is wrong is refused with its place, and nothing is written', async () => {
    const { send } = await editor();
    const path = `/documents/${await page()}/blocks`;
    const video = (url: string) => ({ kind: 'video', settings: { title: 'Made', url } });
    const wrong: [unknown, string][] = [
      [{ version: 1, blocks: [{ kind: 'carousel', settings: {} }] }, 'blocks'],
      [{ version: 1, blocks: [text('x'), { kind: 'text', settings: { html: 7 } }] }, 'blocks'],
      [{ version: 1, blocks: [{ kind: 'text' }] }, 'blocks'],
      [{ version: 1, blocks: [video('https://maker.example/vase.mp4')] }, 'blocks'],
      [{ version: 1, blocks: [7] }, 'blocks'],
      [{ version: 1, blocks: 'x' }, 'blocks'],
      [{ version: 1, blocks: Array(200).fill(text('x')) }, 'blocks'],
      [{ version: 'x', blocks: [] }, 'version'],
      [{ version: 1, blocks: [], show_title: 'maybe' }, 'show_title'],
    ];
    for (const [body, field] of wrong) {
      const response = await send('PUT', path, body);
      expect(response.status, JSON.stringify(body).slice(0, 80)).toBe(400);
      expect(Object.keys(response.body.data.params)).toEqual([field]);
    }
    // For a person the block and the field, for a program the path.
    const inner = { kind: 'columns', settings: { cells: [{}, { blocks: [video('/\\evil')] }] } };
    const refused = await send('PUT', path, { version: 1, blocks: [text('x'), inner] });
    expect(refused.body.data.params.blocks).toMatch(/^Block 2\.2\.1 \(Video\), Address: /);
    expect(refused.body.data.details.blocks.data.path).toBe(
      '[1][settings][cells][1][blocks][0][settings][url]',
    );
    const missing = await send('PUT', path, {});
    expect(missing.body.code).toBe('rest_missing_callback_param');
    expect((await send('GET', path)).body.version).toBe(1);
    expect((await send('GET', '/documents/999999/blocks')).status).toBe(404);
  });

  test('each kind says what its settings are', async () => {
    const { send } = await editor();
    const { body } = await send('GET', '/block-kinds');
    const hero = body.find(({ kind }: { kind: string }) => kind === 'hero');
    expect(hero.settings).toMatchObject({
      type: 'object',
      properties: { title: { type: 'string' } },
    });
  });
});

describe('menus', () => {
  test('are trees that are replaced whole', async () => {
    await saveMenu(db, 'main', [
      { label: 'Shop', url: '/shop', mega: true, children: [{ label: 'Cups', url: '/cups' }] },
    ]);
    const tags: string[] = [];
    const { send } = await editor(tags);
    const all = await send('GET', '/menus');
    expect(all.body.map(({ placement }: { placement: string }) => placement)).toContain('footer');
    const main = await send('GET', '/menus/main');
    expect(main.body.items).toMatchObject([
      { label: 'Shop', mega: true, children: [{ label: 'Cups' }] },
    ]);
    const { version } = main.body;
    const same = await send('PUT', '/menus/main', { version, items: main.body.items });
    expect(same.body.version).toBe(version);
    expect(same.body.items).toMatchObject([{ label: 'Shop', children: [{ label: 'Cups' }] }]);
    const items = [{ label: 'Journal', url: '/journal' }];
    const saved = await send('PUT', '/menus/main', { version, items });
    const none = { mega: false, image_id: null, set_id: null, children: [] };
    const expectedItem = { label: 'Journal', url: '/journal', ...none };
    expect(saved.body.items).toEqual([{ id: expect.any(Number), ...expectedItem }]);
    expect(tags).toContain('menu');
    expect((await send('PUT', '/menus/main', { version, items: [] })).status).toBe(412);
    const log = await db.selectFrom('manager_changes').select(['resource', 'subject']).execute();
    expect(log.at(-1)).toEqual({ resource: 'menu', subject: 'main' });
  });

  test('what is wrong is refused by name', async () => {
    const { send } = await editor();
    const { version } = (await send('GET', '/menus/main')).body;
    const item = { label: 'A', url: '/a' };
    const wrong = [
      [{ label: 'A', url: 'javascript:x' }],
      [{ label: 'A', url: '/\\evil.example' }],
      [{ label: 'A', url: '//evil.example' }],
      [{ label: ' ', url: '/a' }],
      [{ url: '/a' }],
      [{ ...item, image_id: 999_999 }],
      [{ ...item, set_id: 999_999 }],
      [{ ...item, children: [{ ...item, children: [{ ...item, children: [{ label: 7 }] }] }] }],
      [{ ...item, children: 'x'.repeat(9) }],
      Array(101).fill(item),
      Array(6).fill({ ...item, children: Array(100).fill(item) }),
    ];
    for (const items of wrong) {
      const response = await send('PUT', '/menus/main', { version, items });
      expect(response.status, JSON.stringify(items).slice(0, 80)).toBe(400);
      expect(Object.keys(response.body.data.params)).toEqual(['items']);
    }
    expect((await send('GET', '/menus/none')).body.code).toBe('vitrine_rest_menu_invalid_name');
    expect((await send('GET', '/menus/main')).body.items).toEqual([]);
    const customer = await vitrineClient(db, { role: 'customer' });
    expect((await customer.send('GET', '/menus')).status).toBe(403);
  });
});
