import type { Db } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { shopPictures } from './decoding/decoder.ts';
import type { PreparedImage, PrepareResult } from './prepare-image.ts';

export interface MediaInput {
  /** Lower-case words and hyphens; the image's URL begins with it. */
  slug: string;
  bytes: Uint8Array;
  alt: string;
  caption?: string;
  title?: string;
  now: number;
}

export type AddMediaResult =
  | { ok: true; id: number; key: string }
  | Extract<PrepareResult, { ok: false }>;

/** Of a picture that took too long or too much memory. */
const NOT_READ: PrepareResult = { ok: false, problems: [{ code: 'picture-too-large' }] };

/** Prepares a picture, stores its file and then its row: a row without its file is never seen. */
export async function addMedia(
  db: Db,
  storage: Storage,
  input: MediaInput,
): Promise<AddMediaResult> {
  const { slug, bytes } = input;
  const decoded = await shopPictures.run('prepare-image', { slug, bytes });
  const prepared: PrepareResult = decoded.ok ? decoded.value : NOT_READ;
  if (!prepared.ok) return prepared;
  await storage.put(originalName(prepared.image.key), prepared.image.bytes);
  const id = await addMediaRow(db, prepared.image, input);
  return { ok: true, id, key: prepared.image.key };
}

/** The same picture added twice is one row, found by its key. */
export async function addMediaRow(
  db: Db,
  image: PreparedImage,
  { slug, alt, caption = '', title = '', now }: Omit<MediaInput, 'bytes'>,
): Promise<number> {
  const row = await db
    .insertInto('media')
    .values({
      key: image.key,
      slug,
      width: image.width,
      height: image.height,
      mime: image.mime,
      bytes: image.bytes.length,
      alt,
      caption,
      title,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ alt, caption, title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function originalName(key: string): string {
  return `originals/${key}`;
}
