import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { diskStorage } from '#server/platform/storage/disk-storage.ts';
import { productVideoRoutes } from '#server/product-videos/product-video-routes.ts';
import { videoSource } from '#server/product-videos/take-video.ts';
import { mp4, webm } from '#server/review-uploads/testing/file-corpus.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-videos-'));
const storage = diskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const VIDEOS = '/wp-json/vitrine/v1/product-videos';

async function openVideos() {
  const services = videoSource.add(NO_SERVICES, {
    fetch: async (url) =>
      url.includes('inside')
        ? { ok: false, problem: 'private-address' }
        : { ok: true, bytes: webm(), url },
  });
  const client = await vitrineClient(db, { role: 'editor', parts: { storage, services } });
  async function upload(bytes: Uint8Array, authorization = client.authorization) {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), 'cup.mp4');
    const response = await client.ask(VIDEOS, { method: 'POST', headers: { authorization }, body });
    return { status: response.status, body: await response.json() };
  }
  return { ...client, upload };
}

test('a video is stored once, by its content, and sent by range', async () => {
  const { upload } = await openVideos();
  const first = await upload(mp4());
  expect(first.body.url).toMatch(/^\/media\/product-videos\/[0-9a-f]{32}\.mp4$/);
  expect((await upload(mp4())).body.url).toBe(first.body.url);
  const shop = productVideoRoutes(storage);
  const part = await shop.request(first.body.url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ]);
  expect((await shop.request('/media/product-videos/nothing.mp4')).status).toBe(404);
});

test('what is no video, inside the network or sent by nobody is refused', async () => {
  const { upload, send } = await openVideos();
  const text = await upload(Buffer.from('<script>alert(1)</script>'));
  expect([text.status, text.body.code]).toEqual([400, 'vitrine_rest_video_no_video']);
  expect((await upload(mp4(), 'Basic bm9ib2R5Og==')).status).toBe(401);
  const copied = await send('POST', '/product-videos', { url: 'https://maker.example/cup.webm' });
  expect(copied.body.url).toMatch(/\.webm$/);
  const inside = await send('POST', '/product-videos', { url: 'https://inside.example/cup.mp4' });
  expect(inside.body.code).toBe('vitrine_rest_video_private_address');
  const page = await send('POST', '/product-videos', { url: 'https://maker.example/cup.html' });
  expect(page.body.code).toBe('vitrine_rest_video_invalid_address');
});
