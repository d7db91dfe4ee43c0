import { beforeEach, describe, expect, test } from 'vitest';
import { saveDocument } from '#server/content/save-document.ts';
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

describe('sets of blocks', () => {
  test('are saved clean, listed by purpose, changed, deleted, and pages are purged', async () => {
    const tags: string[] = [];
    const { send } = await editor(tags);
    const draft = {
      purpose: 'shared',
      name: 'Hours',
      blocks: [text('<p onclick="x()">9 to 5</p>')],
    };
    const made = await send('POST', '/block-sets', draft);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Hours', blocks: [text('<p>9 to 5</p>')] });
    const conflict = await send('POST', '/block-sets', draft);
    expect(Object.keys(conflict.body.data.params)).toEqual(['name']);
    const template = await send('POST', '/block-sets', { ...draft, purpose: 'template' });
    expect(template.status).toBe(201);
    const listed = await send('GET', '/block-sets?purpose=shared');
    expect(listed.body).toHaveLength(1);
    const path = `/block-sets/${made.body.id}`;
    const changed = await send('PUT', path, { blocks: [text('<p>10 to 4</p>')] });
    expect(changed.body).toMatchObject({ name: 'Hours', blocks: [text('<p>10 to 4</p>')] });
    expect(tags).toEqual([`block-set:${made.body.id}`]);
    const old = { 'if-match': made.headers.get('etag') ?? '' };
    expect((await send('PUT', path, { blocks: [] }, old)).status).toBe(412);
    const wrong = await send('PUT', path, {
      blocks: [{ kind: 'reusable', settings: { setId: 1 } }],
    });
    expect(Object.keys(wrong.body.data.params)).toEqual(['blocks']);
    expect((await send('DELETE', `${path}?force=true`)).body).toMatchObject({ deleted: true });
    expect((await send('GET', path)).status).toBe(404);
    const log = await db.selectFrom('manager_changes').select('resource').execute();
    expect(log.map(({ resource }) => resource)).toEqual(Array(4).fill('block_set'));
  });
});

describe('what this version cannot show', () => {
  test('is named to the editor and survives a save of the page', async () => {
    const { send } = await editor();
    const id = await page();
    const newer = { kind: 'hologram', settings: { depth: 3, list: [{ a: 1 }] } };
    const broken = { kind: 'text', settings: { html: 7 } };
    const rows = [newer, broken, { kind: 'product', settings: { slug: 'gone' } }];
    await db
      .insertInto('blocks')
      .values(
        rows.map(({ kind, settings }, at) => ({
          ...{ document_id: id, position: at + 1, kind, settings: JSON.stringify(settings) },
        })),
      )
      .execute();
    const path = `/documents/${id}/blocks`;
    const read = await send('GET', path);
    expect(read.body.problems).toEqual([
      { code: 'block.unknown', block: 1, names: [] },
      { code: 'block.unreadable', block: 2, names: [] },
      { code: 'block.missing', block: 3, names: ['gone'] },
    ]);
    const blocks = [newer, ...read.body.blocks.slice(2), text('<p>New</p>')];
    const saved = await send('PUT', path, { version: 1, blocks });
    expect(saved.status).toBe(200);
    expect(saved.body.blocks.slice(0, 2)).toEqual([newer, broken]);
    const changed = { kind: 'hologram', settings: { depth: 4 } };
    const late = await send('PUT', path, { version: 2, blocks: [changed] });
    expect(late.status).toBe(400);
  });

  test('five hundred blocks are refused, and what was there stays', async () => {
    const { send } = await editor();
    const path = `/documents/${await page()}/blocks`;
    const response = await send('PUT', path, { version: 1, blocks: Array(500).fill(text('x')) });
    expect(response.status).toBe(400);
    expect((await send('GET', path)).body).toMatchObject({
      version: 1,
      blocks: [text('<p>Old</p>')],
    });
  });
});

test('unsaved blocks are rendered, scheduled ones too; a wrong one and one without its product say why', async () => {
  const { send } = await editor();
  const later = { display: { from: '2099-01-01T00:00' } };
  const blocks = [
    { kind: 'text', settings: { html: '<p>x</p>', ...later } },
    { kind: 'hero', settings: {} },
    { kind: 'product', settings: { slug: 'gone' } },
  ];
  const { status, body } = await send('POST', '/content/render', { blocks });
  expect(status).toBe(200);
  expect(body.items[0]).toEqual({ html: 'text', problem: '', missing: [] });
  expect(body.items[1].problem).toBe('Title: This is missing.');
  expect(body.items[2].missing).toEqual(['gone']);
  const customer = await vitrineClient(db, { role: 'customer' });
  expect((await customer.send('POST', '/content/render', { blocks })).status).toBe(403);
});
