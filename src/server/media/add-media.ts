import type { Db } from '#server/platform/database/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { decodeTimeMs } from './decoding/decode-time.ts';
import { shopImages } from './decoding/decoder.ts';
import type { PreparedImage, PrepareResult } from './prepare-image.ts';

export interface MediaInput {
  /** Lower-case words and hyphens; the image's URL begins with it. */
  slug: string;
  bytes: Uint8Array;
  alt: string;
  caption?: string;
  title?: string;
  now: number;
  /** Refuse a picture that the shop has already, under whatever name. */
  unlessSame?: boolean;
}

export type ImageRefusal = Extract<PrepareResult, { ok: false }>;

export type AddMediaResult =
  | { ok: true; id: number; key: string }
  | ImageRefusal
  | { ok: false; problems: { code: 'same-picture'; id: number; slug: string }[] };

/** Of a picture that took too long or too much memory. */
const NOT_READ: PrepareResult = { ok: false, problems: [{ code: 'picture-too-heavy' }] };

/** Prepares a picture, stores its file and then its row: a row without its file is never seen. */
export async function addMedia(
  db: Db,
  storage: Storage,
  input: MediaInput,
): Promise<AddMediaResult> {
  const prepared = await prepareImage(input);
  if (!prepared.ok) return prepared;
  const same = input.unlessSame ? await findSame(db, prepared.image) : undefined;
  if (same) return { ok: false, problems: [{ code: 'same-picture', ...same }] };
  await storage.put(originalName(prepared.image.key), prepared.image.bytes);
  const id = await addMediaRow(db, prepared.image, input);
  return { ok: true, id, key: prepared.image.key };
}

/** Decoded in a process of its own, see decoding/decoder.ts. */
export async function prepareImage({
  slug,
  bytes,
}: Pick<MediaInput, 'slug' | 'bytes'>): Promise<PrepareResult> {
  const decoded = await shopImages.run('prepare-image', { slug, bytes }, decodeTimeMs(bytes));
  return decoded.ok ? decoded.value : NOT_READ;
}

/** The end of a key follows from the content, its beginning from the name of the file. */
async function findSame(
  db: Db,
  { key, width, height, bytes }: PreparedImage,
): Promise<{ id: number; slug: string } | undefined> {
  return db
    .selectFrom('media')
    .select(['id', 'slug'])
    .where('key', 'like', `%${key.slice(key.lastIndexOf('-'))}`)
    .where('width', '=', width)
    .where('height', '=', height)
    .where('bytes', '=', bytes.length)
    .orderBy('id')
    .executeTakeFirst();
}

/** The same picture added twice is one row, found by its key; words that are left out stay. */
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
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        alt: alt || ref('media.alt'),
        caption: caption || ref('media.caption'),
        title: title || ref('media.title'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function originalName(key: string): string {
  return `originals/${key}`;
}
