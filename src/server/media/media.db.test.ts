import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { diskStorage } from '#server/platform/storage/disk-storage.ts';
import { imageUrl } from '#wire/image.ts';
import { addMedia, originalName } from './add-media.ts';
import { encodeImage } from './encode-image.ts';
import { findImage, findImages } from './find-images.ts';
import { createImageVariants, parseVariant } from './image-variant.ts';
import { mediaRoutes } from './media-routes.ts';
import { prepareImage } from './prepare-image.ts';

// On SQLite alone: what happens at once is the making of sizes, which the database has no part in.

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-media-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = diskStorage(folder);
beforeEach(() => database.reset());

const photo = (width = 900, height = 1200, color = '#c86432') =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();

async function add(slug = 'tray') {
  const bytes = await photo();
  const result = await addMedia(db, storage, { slug, bytes, alt: 'A tray', now: 1 });
  if (!result.ok) throw new Error('refused');
  return result;
}

describe('media', () => {
  test('a gallery picture carries large address, width, height, alt and caption [PP-13]', async () => {
    const bytes = await photo();
    const input = { slug: 'tray', bytes, alt: 'A tray', caption: 'In oak', now: 1 };
    const added = await addMedia(db, storage, input);
    if (!added.ok) throw new Error('refused');
    const image = await findImage(db, added.id);
    expect(image && imageUrl(image)).toBe(`/media/${added.key}/900.jpeg`);
    expect(image).toEqual({
      id: added.id,
      key: added.key,
      width: 900,
      height: 1200,
      alt: 'A tray',
      caption: 'In oak',
    });
  });

  test('the stored picture has lost everything but its pixels', async () => {
    const { key } = await add();
    const stored = await storage.get(originalName(key));
    const { exif, format } = await sharp(stored ?? undefined).metadata();
    expect([exif, format]).toEqual([undefined, 'jpeg']);
  });

  test('the same picture twice is one row with the newest words', async () => {
    const first = await add();
    const bytes = await photo();
    const again = await addMedia(db, storage, { slug: 'tray', bytes, alt: 'Oak tray', now: 2 });
    expect(again).toMatchObject({ id: first.id, key: first.key });
    expect((await findImages(db, [first.id, null, 999])).get(first.id)?.alt).toBe('Oak tray');
  });

  test.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('%s is refused and stored nowhere', async (_, bytes) => {
    const result = await addMedia(db, storage, { slug: 'x', bytes, alt: '', now: 1 });
    expect(result).toEqual({ ok: false, problems: [{ code: 'not-a-picture' }] });
    expect(await db.selectFrom('media').selectAll().execute()).toEqual([]);
  });

  test('a picture with too many pixels is refused before it is unpacked', async () => {
    const bytes = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await prepareImage('x', bytes)).toEqual({
      ok: false,
      problems: [{ code: 'picture-too-large' }],
    });
  });

  test('widths and formats are made once, on first request', async () => {
    const { key } = await add();
    const variants = createImageVariants(db, storage);
    const originals = await Promise.all(
      Array.from({ length: 10 }, () => variants({ key, width: 320, format: 'avif' })),
    );
    expect(new Set(originals).size).toBe(1);
    const made = await sharp(originals[0] ?? undefined).metadata();
    expect([made.width, made.height]).toEqual([320, 427]);
    expect(await readdir(join(folder, 'variants', key))).toEqual(['320.avif']);
    expect(await variants({ key, width: 320, format: 'avif' })).toEqual(originals[0]);
  });

  test('other widths, formats and keys are not found', async () => {
    const { key } = await add();
    const routes = mediaRoutes(createImageVariants(db, storage));
    const status = async (path: string) => (await routes.request(path)).status;
    expect(await status(`/media/${key}/900.webp`)).toBe(200);
    for (const path of [
      `/media/${key}/901.webp`,
      `/media/${key}/1280.webp`,
      `/media/${key}/640.gif`,
      `/media/${key}/original`,
      `/media/${key}/0640.webpx`,
      '/media/tray-0000000000/640.webp',
      '/media/..%2F..%2Fshop.db/640.webp',
    ]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
  });

  test('a cold gallery is made two pictures at a time, not all at once', async () => {
    const { key } = await add();
    let busy = 0;
    let busiest = 0;
    const variants = createImageVariants(db, storage, async (...args) => {
      busy += 1;
      busiest = Math.max(busiest, busy);
      const bytes = await encodeImage(...args);
      busy -= 1;
      return bytes;
    });
    const made = await Promise.all(
      [160, 320, 480, 640].flatMap((width) =>
        (['avif', 'webp', 'jpeg'] as const).map((format) => variants({ key, width, format })),
      ),
    );
    expect(made.every((bytes) => bytes !== null)).toBe(true);
    expect(busiest).toBe(2);
  });

  test('a size that another process has stored meanwhile is not encoded again', async () => {
    const { key } = await add();
    const variant = { key, width: 320, format: 'webp' } as const;
    const first = await createImageVariants(db, storage)(variant);
    let looked = 0;
    const late = {
      ...storage,
      // Looked for at first before the other process has stored it.
      get: async (name: string) => {
        looked += 1;
        return looked === 1 ? null : storage.get(name);
      },
    };
    const second = createImageVariants(db, late, () => expect.fail('encoded again'));
    expect(await second(variant)).toEqual(first);
  });

  test('a photo is turned upright', async () => {
    const lying = await sharp(await photo(900, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const prepared = await prepareImage('x', lying);
    expect(prepared.ok && [prepared.image.width, prepared.image.height]).toEqual([600, 900]);
  });

  test('a see-through picture stays see-through, in JPEG it gets a white ground', async () => {
    const bytes = await sharp({
      create: { width: 400, height: 400, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const added = await addMedia(db, storage, { slug: 'clear', bytes, alt: '', now: 1 });
    if (!added.ok) throw new Error('refused');
    const variants = createImageVariants(db, storage);
    const alpha = async (format: 'webp' | 'jpeg') =>
      (await sharp((await variants({ key: added.key, width: 160, format })) ?? undefined).stats())
        .isOpaque;
    expect([await alpha('webp'), await alpha('jpeg')]).toEqual([false, true]);
  });

  test('an address is cached for ever', async () => {
    const { key } = await add();
    const reply = await mediaRoutes(createImageVariants(db, storage)).request(
      `/media/${key}/160.jpeg`,
    );
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toContain('immutable');
  });

  test('a name that leaves the folder is refused', async () => {
    await expect(storage.get('../secret')).rejects.toThrow('Not a storage name');
    await expect(storage.put('/etc/x', Buffer.from('x'))).rejects.toThrow('Not a storage name');
    expect(parseVariant('../x-0123456789', '640.avif')).toBeNull();
  });
});
