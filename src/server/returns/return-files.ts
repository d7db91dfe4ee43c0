import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { visitorFiles } from '#server/media/decoding/decoder.ts';
import { loadSource, readSource } from '#server/media/decoding/file-source.ts';
import { tidyName } from '#server/media/tidy-name.ts';
import type { Db } from '#server/platform/database/database.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReturnFileRow } from './tables.ts';

// Pictures that buyers send with a return, and labels that the shop sends them. Whoever knows the
// address of one may open it: it has 128 random bits, and nothing else leads there.

const PATH = '/return-files/';
const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

export const MAX_PHOTO_KILOBYTES = 10 * 1024;
export const MAX_LABEL_BYTES = 5 * 1024 * 1024;

const PHOTO_LIMITS = {
  maxFiles: 1,
  maxFileSize: MAX_PHOTO_KILOBYTES,
  allowed: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
};

/** By their first bytes. */
const LABELS = [
  { begins: '%PDF-', mime: 'application/pdf', ending: 'pdf' },
  { begins: '\x89PNG\r\n\x1a\n', mime: 'image/png', ending: 'png' },
  { begins: '\xff\xd8\xff', mime: 'image/jpeg', ending: 'jpg' },
];

export function returnFileAddress(reference: string): string {
  return `${PATH}${reference}`;
}

function storedName(reference: string): string {
  return `returns/${reference}`;
}

/** Re-encoded as pictures of reviews are; null for what is no picture or too large. */
export async function storePhoto(
  ctx: ShopContext,
  lineId: number,
  file: File,
): Promise<string | null> {
  if (file.size > MAX_PHOTO_KILOBYTES * 1024) return null;
  const reference = randomBytes(16).toString('hex');
  const decoded = await visitorFiles.run('review-file', {
    slug: `return-${reference}`,
    name: tidyName(file.name),
    type: file.type,
    source: await loadSource(file),
    poster: null,
    limits: PHOTO_LIMITS,
  });
  if (!decoded.ok || !decoded.value.ok) return null;
  const { picture: image } = decoded.value.file;
  const row = { reference, kind: 'photo', line_id: lineId, mime: image.mime } as const;
  await store(ctx, { ...row, name: tidyName(file.name) }, image.bytes);
  return reference;
}

/** A label to send something with; null for what is neither a PDF nor a picture. */
export async function storeLabel(ctx: ShopContext, file: File): Promise<string | null> {
  if (file.size > MAX_LABEL_BYTES) return null;
  const bytes = await readSource(await loadSource(file));
  const head = bytes.subarray(0, 16).toString('latin1');
  const known = LABELS.find(({ begins }) => head.startsWith(begins));
  if (!known) return null;
  const reference = randomBytes(16).toString('hex');
  const row = { reference, kind: 'label', line_id: null, mime: known.mime } as const;
  await store(ctx, { ...row, name: `label.${known.ending}` }, bytes);
  return reference;
}

/** The row first: a file without a row would never be found again. */
async function store(
  { db, storage, now }: ShopContext,
  row: Omit<ReturnFileRow, 'return_id' | 'created_at'>,
  bytes: Uint8Array,
): Promise<void> {
  const values = { ...row, return_id: null, created_at: now };
  await db.insertInto('return_files').values(values).execute();
  await storage.put(storedName(row.reference), bytes);
}

/** They belong to the return now. Part of its transaction. */
export async function claimFiles(
  trx: Db,
  returnId: number,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  await trx
    .updateTable('return_files')
    .set({ return_id: returnId })
    .where('reference', 'in', references)
    .where('return_id', 'is', null)
    .execute();
}

/** Deletes files of forms that were refused, and those of returns that are no more. */
export async function purgeReturnFiles({ db, now, storage }: ShopContext): Promise<void> {
  const rows = await db
    .selectFrom('return_files')
    .select('reference')
    .where('return_id', 'is', null)
    .where('created_at', '<', now - DAY)
    .limit(AT_ONCE)
    .execute();
  for (const { reference } of rows) {
    await storage.remove(storedName(reference));
    await db.deleteFrom('return_files').where('reference', '=', reference).execute();
  }
}

export function returnFileRoutes(db: Db, storage: Storage): Hono {
  const respond = async (c: Context) => {
    const reference = c.req.param('file') ?? '';
    if (!/^[0-9a-f]{32}$/.test(reference)) return c.notFound();
    const row = await db
      .selectFrom('return_files')
      .select(['kind', 'mime', 'name'])
      .where('reference', '=', reference)
      .where('return_id', 'is not', null)
      .executeTakeFirst();
    const file = row && (await storage.open(storedName(reference)));
    if (!row || !file) return c.notFound();
    const how = row.kind === 'label' ? `attachment; filename="${row.name}"` : 'inline';
    return c.body(file.stream(0, file.size - 1), 200, {
      'content-type': row.mime,
      'content-length': `${file.size}`,
      'content-disposition': how,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  };
  return new Hono().get(`${PATH}:file`, named({ name: 'file of a return' }, respond));
}
