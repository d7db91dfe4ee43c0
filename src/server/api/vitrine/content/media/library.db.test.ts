import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { findImage } from '#server/media/find-images.ts';
import { createImageVariants } from '#server/media/image-variant.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { diskStorage } from '#server/platform/storage/disk-storage.ts';
import { getForm } from '../../catalog/forms/testing/sample-form.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
const storage = diskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => database.reset());

const rendered = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function openLibrary() {
  const purged: string[] = [];
  const client = await vitrineClient(db, {
    role: 'editor',
    parts: { storage, invalidate: async (tags) => void purged.push(...tags) },
  });
  async function post(path: string, bytes: Uint8Array, name = 'clay.png') {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const { authorization } = client;
    const response = await client.ask(path, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }
  const upload = async (background: string, name?: string) =>
    (await post('/wp-json/wp/v2/media', await rendered(background), name)).body;
  const replace = (id: number, bytes: Uint8Array) =>
    post(`/wp-json/vitrine/v1/media/${id}/replace`, bytes);
  return { ...client, purged, post, upload, replace };
}

const loadKey = async (id: number) => (await findImage(db, id))?.key ?? '';

test('tags are saved in one spelling, counted, and filter the list', async () => {
  const { send, upload, purged } = await openLibrary();
  const clay = await upload('#c86432');
  await upload('#336699', 'sky.png');
  const saved = await send('PUT', `/media/${clay.id}`, { tags: [' Spring', 'spring', 'Oak'] });
  expect(saved.body.tags).toEqual(['oak', 'spring']);
  expect(purged).toEqual([]);
  expect((await send('GET', '/media/tags')).body).toEqual([
    { tag: 'oak', count: 1 },
    { tag: 'spring', count: 1 },
  ]);
  const list = await send('GET', '/media?tag=SPRING');
  expect(list.body.map(({ slug }: { slug: string }) => slug)).toEqual(['clay']);
  expect((await send('PUT', `/media/${clay.id}`, { tags: ['x'.repeat(41)] })).status).toBe(400);
  const none = await send('PUT', `/media/${clay.id}`, { tags: [] });
  expect(none.body.tags).toEqual([]);
});

test('a focal point reaches the pages, which are purged, and nothing but percent is taken', async () => {
  const { send, upload, purged } = await openLibrary();
  const { id } = await upload('#c86432');
  expect(await findImage(db, id)).not.toHaveProperty('focus');
  await send('PUT', `/media/${id}`, { focus_x: 20, focus_y: 80, alt: 'Clay' });
  expect(await findImage(db, id)).toMatchObject({ focus: { x: 20, y: 80 }, alt: 'Clay' });
  expect(purged).toContain('menu');
  expect((await send('PUT', `/media/${id}`, { focus_x: 101 })).status).toBe(400);
});

describe('the file of a picture', () => {
  test('is replaced under the same id: new address, new sizes, texts and pages follow', async () => {
    const { send, upload, replace, purged } = await openLibrary();
    const { id } = await upload('#c86432');
    const before = await loadKey(id);
    const html = `<p><img src="/media/${before}/900.jpeg" alt=""></p>`;
    const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', description: html });
    const blocks = [{ kind: 'text' as const, settings: { html } }];
    const about = await saveDocument(db, {
      ...{ kind: 'page', slug: 'about', title: 'About', excerpt: '', publishedAt: 1, blocks },
    });
    const manager = await vitrineClient(db);
    const draft = await manager.send('PUT', `/documents/${about}/draft`, { version: 1, blocks });
    expect(draft.status).toBe(200);
    const option = { value: 'oak', label: 'Oak', image: `/media/${before}/320.jpeg` };
    const fields = [{ id: 'wood', type: 'image-group', label: 'Wood', options: [option] }];
    const form = await manager.send('POST', '/option-forms', getForm(mug, fields));
    await db.updateTable('products').set({ updated_at: 1 }).execute();
    const response = await replace(id, await rendered('#336699', 500, 400));
    expect([response.status, response.body]).toEqual([
      200,
      expect.objectContaining({ id, width: 500, height: 400, versions: 1 }),
    ]);
    const after = await loadKey(id);
    expect(after).not.toBe(before);
    const product = await db
      .selectFrom('products')
      .select(['description', 'updated_at'])
      .where('id', '=', mug)
      .executeTakeFirstOrThrow();
    expect(product.updated_at).toBeGreaterThan(1);
    expect(product.description).toContain(`/media/${after}/500.jpeg`);
    const block = await db.selectFrom('blocks').select('settings').executeTakeFirstOrThrow();
    expect(block.settings).toContain(`/media/${after}/500.jpeg`);
    const page = await manager.send('GET', `/documents/${about}/blocks`);
    expect(JSON.stringify(page.body.draft.blocks)).toContain(`/media/${after}/500.jpeg`);
    // An editor who still has the old address is refused, and does not overwrite the new one.
    const late = { version: draft.body.version, blocks };
    expect((await manager.send('PUT', `/documents/${about}/draft`, late)).status).toBe(412);
    const offered = await manager.send('GET', `/option-forms/${form.body.id}`);
    expect(JSON.stringify(offered.body)).toContain(`/media/${after}/320.jpeg`);
    expect(offered.body.version).toBe(1);
    expect(purged).toEqual(expect.arrayContaining(['menu', 'catalog', 'documents', 'options']));

    const variants = createImageVariants(db, storage);
    const displayed = await variants({ key: after, width: 500, format: 'jpeg' });
    expect((await sharp(displayed ?? undefined).metadata()).height).toBe(400);
    // An email or an order names the old address for good.
    expect(await variants({ key: before, width: 900, format: 'jpeg' })).not.toBeNull();

    const [version] = (await send('GET', `/media/${id}/versions`)).body;
    const back = await send('POST', `/media/${id}/restore`, { version: version.id });
    expect(back.body).toMatchObject({ id, width: 900, versions: 1 });
    expect(await loadKey(id)).toBe(before);
  });

  test('is not replaced by itself, by what is no picture, or without a file', async () => {
    const { upload, replace, send } = await openLibrary();
    const { id } = await upload('#c86432');
    const codes = [
      (await replace(id, await rendered('#c86432'))).body.code,
      (await replace(id, Buffer.from('<?php'))).body.code,
      (await replace(999, await rendered('#336699'))).body.code,
      (await send('POST', `/media/${id}/replace`, {})).body.code,
    ];
    expect(codes).toEqual([
      'vitrine_rest_picture_same',
      'vitrine_rest_picture_not_a_picture',
      'vitrine_rest_picture_invalid_id',
      'vitrine_rest_picture_no_file',
    ]);
    expect((await send('GET', `/media/${id}/versions`)).body).toEqual([]);
  });

  test('is cropped around its focal point, and a crop is undone', async () => {
    const { send, upload } = await openLibrary();
    const { id } = await upload('#c86432');
    const before = await loadKey(id);
    await send('PUT', `/media/${id}`, { focus_x: 25, focus_y: 50 });
    const area = { left: 0, top: 0, width: 50, height: 100 };
    const cropped = await send('POST', `/media/${id}/crop`, area);
    expect(cropped.body).toMatchObject({ width: 450, height: 600, focus_x: 50, focus_y: 50 });
    const wrong = await send('POST', `/media/${id}/crop`, { ...area, left: 60 });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'vitrine_rest_picture_outside']);
    const [version] = (await send('GET', `/media/${id}/versions`)).body;
    const back = await send('POST', `/media/${id}/restore`, { version: version.id });
    expect(back.body).toMatchObject({ width: 900, focus_x: 25, focus_y: 50 });
    expect(await loadKey(id)).toBe(before);
    expect((await send('POST', `/media/${id}/restore`, { version: 999 })).status).toBe(409);
  });

  test('goes with the picture, and so does what it was before', async () => {
    const { send, upload, replace, authorization, ask } = await openLibrary();
    const { id } = await upload('#c86432', 'gone.png');
    await replace(id, await rendered('#112233'));
    const files = async () =>
      (await readdir(join(folder, 'originals'))).filter((name) => name.startsWith('gone'));
    expect(await files()).toHaveLength(2);
    const headers = { authorization };
    await ask(`/wp-json/wp/v2/media/${id}?force=true`, { method: 'DELETE', headers });
    expect(await files()).toEqual([]);
    expect((await send('GET', `/media/${id}`)).status).toBe(404);
  });
});

test('the same file again is refused where it is asked for, and its words stay', async () => {
  const { send, upload, post } = await openLibrary();
  const { id } = await upload('#c86432');
  await send('PUT', `/media/${id}`, { alt: 'Clay' });
  const path = '/wp-json/wp/v2/media';
  const response = await post(`${path}?unless_same=true`, await rendered('#c86432'), 'other.png');
  expect([response.status, response.body.code, response.body.data]).toEqual([
    409,
    'vitrine_rest_same_picture',
    { status: 409, id, slug: 'clay' },
  ]);
  const again = await post(path, await rendered('#c86432'));
  expect([again.status, again.body.id, again.body.alt_text]).toEqual([201, id, 'Clay']);
});

test('only staff who may upload read and change the library', async () => {
  const { send } = await vitrineClient(db, { role: 'customer' });
  const responses = await Promise.all([
    send('GET', '/media'),
    send('PUT', '/media/1', { alt: 'x' }),
    send('POST', '/media/1/crop', { left: 0, top: 0, width: 50, height: 50 }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
});
