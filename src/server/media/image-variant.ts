import type { Db } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { IMAGE_FORMATS, type ImageFormat, imageWidths } from '#wire/image.ts';
import { originalName } from './add-media.ts';
import { shopImages } from './decoding/decoder.ts';

export interface Variant {
  key: string;
  width: number;
  format: ImageFormat;
}

export type EncodeImage = (original: Buffer, width: number, format: ImageFormat) => Promise<Buffer>;

export type ImageVariants = (variant: Variant) => Promise<Buffer | null>;

/** How many originals are read and encoded at once: an uncached gallery asks for dozens. */
const AT_ONCE = 2;

/**
 * Images in the widths and formats that pages ask for, encoded on first request and stored. Null
 * where there is no such image, or where the width is not one that pages use: otherwise anyone
 * could create thousands of files.
 */
export function createImageVariants(
  db: Db,
  storage: Storage,
  encode: EncodeImage = encodeApart,
): ImageVariants {
  const making = new Map<string, Promise<Buffer | null>>();
  const slot = createSlots(AT_ONCE);

  async function make({ key, width, format }: Variant, name: string): Promise<Buffer | null> {
    const originalWidth = await loadWidth(db, key);
    if (originalWidth === null || !imageWidths(originalWidth).includes(width)) return null;
    return slot(async () => {
      // Another process may have been faster.
      const stored = await storage.get(name);
      if (stored) return stored;
      const original = await storage.get(originalName(key));
      if (!original) return null;
      const bytes = await encode(original, width, format);
      await storage.put(name, bytes);
      return bytes;
    });
  }

  return async (variant) => {
    const name = variantName(variant);
    const stored = await storage.get(name);
    if (stored) return stored;
    const running = making.get(name);
    if (running) return running;
    const started = make(variant, name).finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };
}

/** Of a picture, or of what it was before: an email or an order names that one for good. */
async function loadWidth(db: Db, key: string): Promise<number | null> {
  for (const table of ['media', 'media_versions'] as const) {
    const row = await db
      .selectFrom(table)
      .select('width')
      .where('key', '=', key)
      .executeTakeFirst();
    if (row) return row.width;
  }
  return null;
}

/** The name of the stored file. */
export function variantName({ key, width, format }: Variant): string {
  return `variants/${key}/${width}.${format}`;
}

/** parseVariant('oak-tray-0123456789', '640.avif') names the 640 px AVIF of that picture. */
export function parseVariant(key: string, file: string): Variant | null {
  const match = file.match(/^(\d{1,5})\.(avif|webp|jpeg)$/);
  const format = IMAGE_FORMATS.find((known) => known === match?.[2]);
  if (!match || !format || !/^[a-z0-9][a-z0-9-]*-[0-9a-f]{10}$/.test(key)) return null;
  return { key, width: Number(match[1]), format };
}

/** In a process of its own, so that pages are rendered while an uncached gallery loads. */
async function encodeApart(bytes: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const encoded = await shopImages.run('encode-image', { bytes, width, format });
  if (!encoded.ok) throw new Error(`a picture could not be encoded: ${encoded.code}`);
  return Buffer.from(encoded.value);
}

/** Lets so many works run at once; the others wait their turn. */
function createSlots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
