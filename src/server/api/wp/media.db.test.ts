import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findImage } from '#server/media/find-images.ts';
import { nestedUse } from '#server/media/testing/nested-use.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { diskStorage } from '#server/platform/storage/disk-storage.ts';
import { type ClientChoices, managerClient } from '../wc/testing/manager-client.ts';
import { getExchange, replay, shapeProblems } from '../wc/testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-library-'));
const storage = diskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => database.reset());

const MEDIA = '/wp-json/wp/v2/media';
const clay = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c86432' } })
  .png()
  .toBuffer();

async function loadProgram(choices: ClientChoices = {}) {
  const client = await managerClient(db, { role: 'editor', ...choices, parts: { storage } });
  const { authorization } = client;
  async function post(body: Uint8Array<ArrayBuffer> | FormData, headers = {}) {
    const response = await client.ask(MEDIA, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const raw = (bytes: Uint8Array, name: string, type = 'image/png') =>
    post(new Uint8Array(bytes), {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    });
  return { ...client, post, raw };
}

/** Pictures are made in the sizes of this shop, and without what cameras write into them. */
const VITRINE_DETAILS = /media_details|exif_orientation/;
const rows = () => db.selectFrom('media').select(['id', 'slug', 'alt', 'title']).execute();

test('a picture is uploaded as the body itself [RE-09]', async () => {
  const { raw } = await loadProgram();
  const response = await raw(await clay, 'Clay.png');
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toMatch(/\/wp-json\/wp\/v2\/media\/\d+$/);
  expect(response.body).toMatchObject({ slug: 'clay', mime_type: 'image/jpeg', alt_text: '' });
  const { body } = getExchange('wp-v2', 'POST', '/wp/v2/media');
  const problems = shapeProblems(body, response.body).filter(
    (problem) => !VITRINE_DETAILS.test(problem),
  );
  expect(problems).toEqual([]);
  expect(await rows()).toHaveLength(1);
});

test('a picture is uploaded as a part of a form [RE-09]', async () => {
  const { post } = await loadProgram();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await clay)]), 'a vase.png');
  const response = await post(form);
  expect([response.status, response.body.slug]).toEqual([201, 'a-vase']);
  // Shoppers read no name of a file under it; a title that was written for it they do.
  expect((await findImage(db, response.body.id))?.caption).toBe('');
  const { send } = await loadProgram();
  const title = async (text: string) => {
    await send('POST', `${MEDIA}/${response.body.id}`, { title: text });
    return (await findImage(db, response.body.id))?.caption;
  };
  expect(await title('a_vase.png')).toBe('');
  expect(await title('A vase of clay')).toBe('A vase of clay');
});

test('what is no picture is refused, whatever it is called', async () => {
  const { raw, post } = await loadProgram();
  const script = await raw(Buffer.from('<?php echo 1;'), 'x.png');
  // WordPress calls it a failure of its own, 500: decision 045.
  const { body } = getExchange('wp-v2', 'POST', '/wp/v2/media', 1);
  expect(script.status).toBe(400);
  expect(script.body).toEqual({ ...Object(body), data: { status: 400 } });
  expect((await post(new FormData())).body.code).toBe('rest_upload_no_data');
  expect(await rows()).toEqual([]);
});

test.each([
  [{ role: 'customer' as const }, 403, 'rest_cannot_create'],
  [{ permissions: 'read' as const }, 401, 'woocommerce_rest_authentication_error'],
])('%o may not', async (choices, status, code) => {
  const { raw } = await loadProgram(choices);
  const response = await raw(await clay, 'clay.png');
  expect([response.status, response.body.code]).toEqual([status, code]);
  expect(await rows()).toEqual([]);
});

test('is found, described and deleted with its files [RE-11]', async () => {
  const program = await loadProgram();
  const { raw, send } = program;
  const { id } = (await raw(await clay, 'clay.png')).body;
  const same = (method: string, path: string, more = '') =>
    replay(program, getExchange('wp-v2', method, `/wp/v2/media${path}`), {
      path: path.startsWith('?') ? `${MEDIA}${path}` : `${MEDIA}/${id}${more}`,
      except: VITRINE_DETAILS,
    });
  await raw(
    await sharp(await clay)
      .negate()
      .toBuffer(),
    'bowl.png',
  );
  const found = await send('GET', `${MEDIA}?search=CLA`);
  expect([found.headers.get('x-wp-total'), found.body[0].id]).toEqual(['1', id]);
  expect((await send('GET', `${MEDIA}?search=%25`)).body).toEqual([]);

  await same('GET', '?per_page=1');
  const edit = await send('GET', `${MEDIA}/${id}?context=edit`);
  expect(edit.body).toMatchObject({ title: { raw: 'clay' }, generated_slug: 'clay' });
  const changed = await same('POST', '/162');
  expect(changed.body).toMatchObject({ alt_text: 'A lump of clay', title: { raw: 'Clay' } });
  const again = await same('POST', '/162/post-process', '/post-process');
  expect(again.body.id).toBe(id);

  const refused = await send('DELETE', `${MEDIA}/${id}`);
  const refusal = getExchange('wp-v2', 'DELETE', '/wp/v2/media/162');
  expect([refused.status, refused.body]).toEqual([refusal.status, refusal.body]);
  const gone = await same('DELETE', '/162?force=true', '?force=true');
  expect(gone.body).toMatchObject({ deleted: true, previous: { id } });
  expect((await rows()).map(({ slug }) => slug)).toEqual(['bowl']);
  expect(
    (await readdir(join(folder, 'originals'))).filter((name) => name.startsWith('clay')),
  ).toEqual([]);
  expect((await send('GET', `${MEDIA}/${id}`)).body.code).toBe('rest_post_invalid_id');
  const log = await db.selectFrom('manager_changes').select(['resource', 'action']).execute();
  expect(log.map(({ action }) => action)).toEqual(['created', 'created', 'updated', 'deleted']);
});

test.each([
  ['a text', new TextEncoder().encode('hello'), 'not allowed to upload this file type'],
  ['an SVG that takes years to draw', nestedUse(), 'takes too long to decode'],
])('%s is refused as the sender’s mistake, and within seconds', async (_, bytes, message) => {
  const { raw } = await loadProgram();
  const began = performance.now();
  const response = await raw(bytes, 'drawing.svg', 'image/svg+xml');
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    code: 'rest_upload_sideload_error',
    data: { status: 400 },
  });
  expect(response.body.message).toContain(message);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await rows()).toEqual([]);
});
