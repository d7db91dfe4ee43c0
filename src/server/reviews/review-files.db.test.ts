import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { originalName } from '#server/media/add-media.ts';
import { sharp } from '#server/media/image-engine.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { saveReview } from '#server/reviews/save-review.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { claimReviewFiles } from '../review-uploads/claim-review-files.ts';
import { purgeReviewFiles } from '../review-uploads/purge-review-files.ts';
import { rotateReviewFiles } from '../review-uploads/rotate-review-files.ts';
import { takeReviewFile } from '../review-uploads/take-review-file.ts';
import {
  bombPng,
  halves,
  hugePng,
  lyingPng,
  mp4,
  phonePhoto,
  photo,
  plainPng,
  pngWithPage,
  webm,
} from '../review-uploads/testing/file-corpus.ts';
import { videoRoutes } from '../review-uploads/video-routes.ts';
import {
  loadPreview,
  moveReviewFiles,
  removeReviewFile,
} from '../review-uploads/visitor-review-files.ts';

const database = await testDatabase();
const { db } = database;
const storage = memoryStorage();
const { files } = storage;
const NOW = Date.UTC(2026, 5, 1);
const ctx = testContext(db, { now: NOW, storage });
const visitor = () => testVisitor(NOW);
const HOUR = 3_600_000;
const limits = {
  maxFiles: 5,
  maxFileSize: 2000,
  allowed: [
    'image/jpg',
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'video/mp4',
    'video/webm',
  ],
};
let mug = 0;

beforeEach(async () => {
  files.clear();
  await database.reset();
  mug = await saveProduct(db, { slug: 'a-mug', name: 'Mug', publishedAt: NOW - 1000 }, NOW);
});

interface Sending {
  by?: Visitor;
  type?: string;
  poster?: Buffer;
  allowed?: string[];
}

async function send(name: string, bytes: Buffer | string, sending: Sending = {}) {
  const { by = visitor(), type = '', poster, allowed = limits.allowed } = sending;
  const requested = {
    productId: mug,
    file: new File([new Uint8Array(Buffer.from(bytes))], name, { type }),
    poster: poster ? new File([new Uint8Array(poster)], 'poster.jpg') : null,
  };
  return takeReviewFile(ctx, by, requested, { ...limits, allowed });
}

async function upload(name: string, bytes: Buffer, sending?: Sending) {
  const result = await send(name, bytes, sending);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.file;
}

const row = (id: number) =>
  db.selectFrom('review_uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stored = async (id: number) => files.get(originalName((await row(id)).picture_key));
const claim = (owner: string | null, ids: number[]) =>
  runTransaction(db, (trx) => claimReviewFiles(trx, owner, ids, NOW));

describe('taking files', () => {
  test('a photo is turned upright and written anew, without its place and its maker [RV-61]', async () => {
    const photograph = await phonePhoto();
    expect((await sharp(photograph).metadata()).exif).toBeDefined();
    const file = await upload('IMG_1.jpg', photograph);
    expect(file).toMatchObject({ kind: 'image', name: 'IMG_1.jpg', width: 40, height: 80 });
    const written = await sharp(await stored(file.id)).metadata();
    expect(written.exif).toBeUndefined();
    expect(Buffer.from((await stored(file.id)) ?? []).includes('PhoneMaker')).toBe(false);
  });

  test.each<[string, string, () => Promise<Buffer | string>, string]>([
    ['a png that is a script', 'me.png', async () => '<script>alert(1)</script>', 'fileContent'],
    ['a video called jpg', 'me.jpg', async () => mp4(), 'fileContent'],
    ['a photo called mp4', 'me.mp4', () => photo(), 'fileContent'],
    ['a drawing with script', 'me.svg', async () => '<svg onload="alert(1)"/>', 'fileContent'],
    ['a page', 'me.html', async () => '<html></html>', 'fileContent'],
    ['60 megapixels', 'me.png', async () => hugePng(), 'filePixels'],
    ['a note that unpacks to 100 MB', 'me.png', async () => bombPng(), 'filePixels'],
    ['49 megapixels in 48 kB', 'me.png', async () => plainPng(), 'filePixels'],
    ['a png that lies about its size', 'me.png', async () => lyingPng(), 'filePixels'],
    ['half a photo', 'me.jpg', async () => (await photo()).subarray(0, 200), 'fileContent'],
    ['an hour of video', 'me.mp4', async () => mp4({ seconds: 3600 }), 'fileLength'],
    ['sound', 'me.mp4', async () => mp4({ handler: 'soun' }), 'fileContent'],
    ['another container', 'me.webm', async () => webm({ docType: 'matroska' }), 'fileContent'],
    ['nothing at all', 'me.jpg', async () => '', 'fileContent'],
  ])('%s is refused, and nothing is left behind [RV-76]', async (_, name, make, code) => {
    const result = await send(name, await make());
    const problem = { code: `reviews.problem.${code}`, fileName: name };
    expect(result).toEqual({ ok: false, problem });
    expect(files.size).toBe(0);
    expect(await db.selectFrom('review_uploads').selectAll().execute()).toEqual([]);
  });

  test('what hides in a picture does not outlive it [RV-76]', async () => {
    const page = await upload('me.png', await pngWithPage());
    expect(Buffer.from((await stored(page.id)) ?? []).includes('script')).toBe(false);
  });

  test('a kind the shop does not take is refused by name [RV-76]', async () => {
    const result = await send('me.mp4', mp4(), { allowed: ['image/png'] });
    const problem = { code: 'reviews.problem.fileType', fileName: 'me.mp4' };
    expect(result).toEqual({ ok: false, problem });
  });

  test('kilobytes are of 1024 bytes: at the limit it is taken, one byte more is not [RV-75]', async () => {
    const at = Buffer.concat([await photo(), Buffer.alloc(2000 * 1024)]).subarray(0, 2000 * 1024);
    expect((await send('at.jpg', at)).ok).toBe(true);
    const over = Buffer.concat([at, Buffer.alloc(1)]);
    expect(await send('over.jpg', over)).toMatchObject({
      problem: { code: 'reviews.problem.fileSize', fileName: 'over.jpg' },
    });
  });

  test('thirty files sent one by one are not stored [RV-74]', async () => {
    const by = visitor();
    const small = await photo('jpeg', { width: 8, height: 8 });
    const results = [];
    for (let at = 0; at < 30; at += 1) results.push(await send(`${at}.jpg`, small, { by }));
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    expect(results.at(-1)).toMatchObject({ problem: { code: 'reviews.problem.filesWaiting' } });
    expect(files.size).toBe(20);
  });
});

describe('videos', () => {
  test('a frame taken in the browser becomes the poster, a quiet ground stands in for none', async () => {
    const poster = await photo('jpeg', { width: 200, height: 100, colour: '#ffffff' });
    const video = await upload('me.mp4', mp4({ note: '+51.5/' }), { poster });
    expect(video).toMatchObject({ kind: 'video', width: 200, height: 100 });
    const stripped = files.get(`videos/${(await row(video.id)).reference}`);
    expect(Buffer.from(stripped ?? []).includes('+51.5')).toBe(false);
    const bare = await upload('me.webm', webm({ width: 640, height: 360 }));
    expect(bare).toMatchObject({ kind: 'video', width: 640, height: 360 });
    const liar = await upload('me.webm', webm(), { poster: Buffer.from('<script>') });
    expect(liar).toMatchObject({ width: 640 });
  });

  test('a video is served whole or by range, as a video and nothing else, once it is part of a review', async () => {
    const by = visitor();
    const video = await upload('me.webm', webm(), { by });
    const { reference } = await row(video.id);
    // A video may be larger than the memory that is left.
    const get = () => Promise.reject(new Error('read as a whole'));
    const routes = videoRoutes(db, { ...storage, get });
    const ask = (range?: string) =>
      routes.request(`/media/videos/${reference}.webm`, range ? { headers: { range } } : {});
    expect((await ask()).status).toBe(404);
    const [claimed] = (await claim(await loadOwner(ctx, by), [video.id])) ?? [];
    expect(claimed).toMatchObject({ kind: 'video', url: `/media/videos/${reference}.webm` });
    const response = await ask();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/webm',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const part = await ask('bytes=10-19');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-length')).toBe('10');
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    const nowhere = await ask('bytes=999999-');
    expect(nowhere.status).toBe(416);
    expect((await routes.request(`/media/videos/${reference}.mp4`)).status).toBe(404);
    expect((await routes.request(`/media/videos/${reference}.html`)).status).toBe(404);
  });
});

describe('whose they are', () => {
  test('who sent files makes them part of a review once, in the order asked for [RV-84]', async () => {
    const by = visitor();
    const one = await upload('one.png', await photo('png'), { by });
    const two = await upload('two.png', await photo('png', { width: 30 }), { by });
    const owner = await loadOwner(ctx, by);
    const claimed = await claim(owner, [two.id, one.id]);
    expect(claimed).toMatchObject([{ width: 30, kind: 'image', url: '' }, { width: 64 }]);
    const media = await db.selectFrom('media').select(['id', 'width']).execute();
    expect(media).toContainEqual({ id: claimed?.[0]?.mediaId, width: 30 });
    expect(await claim(owner, [one.id])).toBeNull();
  });

  test('somebody else’s file is refused, and the own ones beside it stay free [RV-84]', async () => {
    const by = visitor();
    const ownerCookie = await upload('own.png', await photo('png'), { by });
    const other = await upload('other.png', await photo('png'));
    const owner = await loadOwner(ctx, by);
    expect(await claim(owner, [ownerCookie.id, other.id])).toBeNull();
    expect(await claim(null, [ownerCookie.id])).toBeNull();
    expect(await claim(owner, [ownerCookie.id, ownerCookie.id])).toBeNull();
    expect(
      await db.selectFrom('media').select('key').where('slug', 'like', 'review-%').execute(),
    ).toEqual([]);
    expect(await claim(owner, [ownerCookie.id])).toHaveLength(1);
  });

  test('two forms sent at once: one gets the files [RV-84]', async () => {
    const by = visitor();
    const file = await upload('one.png', await photo('png'), { by });
    const owner = await loadOwner(ctx, by);
    const results = await Promise.all([1, 2, 3].map(() => claim(owner, [file.id])));
    expect(results.filter((result) => result !== null)).toHaveLength(1);
  });

  test('only its sender sees it and takes it away [RV-84]', async () => {
    const by = visitor();
    const file = await upload('one.png', await photo('png'), { by });
    const owner = await loadOwner(ctx, by);
    expect(await loadPreview(ctx, 's:somebody', file.id)).toBeNull();
    expect(await loadPreview(ctx, owner, file.id)).not.toBeNull();
    expect(await removeReviewFile(ctx, 's:somebody', file.id)).toBe(false);
    expect(files.size).toBe(1);
    expect(await removeReviewFile(ctx, owner, file.id)).toBe(true);
    expect(files.size).toBe(0);
  });

  test('at log-in they become the customer’s [RV-84]', async () => {
    const by = visitor();
    const file = await upload('one.png', await photo('png'), { by });
    await moveReviewFiles(db, (await loadOwner(ctx, by)) ?? '', 'c:7');
    expect(await claim('c:7', [file.id])).toHaveLength(1);
  });
});

test('a picture is turned as its sender saw it, once however often it is said', async () => {
  const by = visitor();
  const file = await upload('halves.png', await halves(80, 40), { by });
  const owner = await loadOwner(ctx, by);
  await rotateReviewFiles(ctx, 's:somebody', [{ id: file.id, turn: 1 }]);
  expect(await row(file.id)).toMatchObject({ width: 80, height: 40, turn: 0 });
  await rotateReviewFiles(ctx, owner, [{ id: file.id, turn: 1 }]);
  await rotateReviewFiles(ctx, owner, [{ id: file.id, turn: 1 }]);
  expect(await row(file.id)).toMatchObject({ width: 40, height: 80, turn: 1 });
  // Light was on the right; a quarter to the right brings it down.
  const { data } = await sharp(await stored(file.id))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeLessThan(40);
  expect(data.at(-1)).toBeGreaterThan(200);
  expect(files.size).toBe(1);
});

test('files of reviews nobody sent go after a day, those of a review stay with it [RV-84]', async () => {
  const by = visitor();
  const idle = await upload('idle.png', await photo('png'), { by });
  const used = await upload('used.png', await photo('png', { width: 30 }), { by });
  const [file] = (await claim(await loadOwner(ctx, by), [used.id])) ?? [];
  const media = [{ mediaId: file?.mediaId ?? 0 }];
  const review = { productId: mug, rating: 5, text: 'Good', author: 'Ada', createdAt: NOW, media };
  const id = await saveReview(db, review, NOW);
  await purgeReviewFiles({ ...ctx, now: NOW + 23 * HOUR });
  expect(files.size).toBe(2);
  await purgeReviewFiles({ ...ctx, now: NOW + 25 * HOUR });
  expect(await stored(used.id)).toBeDefined();
  expect(files.size).toBe(1);
  expect(
    await db.selectFrom('review_uploads').select('id').where('id', '=', idle.id).execute(),
  ).toEqual([]);
  await db.deleteFrom('reviews').where('id', '=', id).execute();
  await purgeReviewFiles({ ...ctx, now: NOW + 26 * HOUR });
  expect(files.size).toBe(0);
  expect(
    await db
      .selectFrom('media')
      .select('id')
      .where('id', '=', media[0]?.mediaId ?? 0)
      .execute(),
  ).toEqual([]);
});
