import { beforeEach, expect, test } from 'vitest';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const text = (html: string) => ({ kind: 'text' as const, settings: { html } });
const OLD = [text('<p>Old</p>')];
const NEW = [text('<p>New</p>')];

async function opened() {
  const tags: string[] = [];
  const { send } = await vitrineClient(db, {
    role: 'editor',
    parts: { invalidate: async (input) => void tags.push(...input) },
  });
  const details = { kind: 'page', slug: 'about', title: 'About', excerpt: '' } as const;
  const id = await saveDocument(db, { ...details, publishedAt: 1, blocks: OLD });
  return { send, id, tags, path: `/documents/${id}` };
}

test('a draft stands beside what is published, until it is published', async () => {
  const { send, id, tags, path } = await opened();
  const saved = await send('PUT', `${path}/draft`, { version: 1, blocks: NEW, show_title: false });
  expect(saved.body).toMatchObject({ version: 2, is_public: true, blocks: OLD, show_title: true });
  expect(saved.body.draft).toMatchObject({ blocks: NEW, show_title: false, problems: [] });
  expect(tags).toEqual([]);
  const late = await send('PUT', `${path}/draft`, { version: 1, blocks: [] });
  expect(late.status).toBe(412);

  const published = await send('POST', `${path}/draft/publish`, { version: 2 });
  expect(published.body).toMatchObject({ version: 3, blocks: NEW, show_title: false, draft: null });
  expect(tags).toContain(`document:${id}`);
  expect((await send('POST', `${path}/draft/publish`, { version: 3 })).status).toBe(404);

  const revisions = await send('GET', `${path}/revisions`);
  expect(revisions.body).toHaveLength(2);
  const first = revisions.body.at(-1).id;
  const restored = await send('POST', `${path}/revisions/${first}/restore`, { version: 3 });
  expect(restored.body).toMatchObject({ blocks: OLD, draft: null });
});

test('a draft is discarded, and one that others publish over is a revision', async () => {
  const { send, path } = await opened();
  await send('PUT', `${path}/draft`, { version: 1, blocks: NEW });
  const discarded = await send('DELETE', `${path}/draft?version=2`);
  expect(discarded.body).toMatchObject({ version: 3, blocks: OLD, draft: null });
  const wrong = { kind: 'hologram', settings: {} };
  expect((await send('PUT', `${path}/draft`, { version: 3, blocks: [wrong] })).status).toBe(400);

  await send('PUT', `${path}/draft`, { version: 3, blocks: NEW });
  const other = [text('<p>Other</p>')];
  const over = await send('PUT', `${path}/blocks`, { version: 4, blocks: other });
  expect(over.body).toMatchObject({ blocks: other, draft: null });
  const { body } = await send('GET', `${path}/revisions`);
  const second = await send('GET', `${path}/revisions/${body[1].id}`);
  expect(second.body.blocks).toEqual(NEW);
});
