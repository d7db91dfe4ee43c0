import { originalName } from '#server/media/add-media.ts';
import { visitorFiles } from '#server/media/decoding/decoder.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { getFiles } from './file-names.ts';

const PREVIEW_WIDTH = 320;

/** A thumbnail of an unclaimed file, for its owner; null for everyone else. */
export async function loadPreview(
  { db, storage }: ShopContext,
  owner: string | null,
  id: number,
): Promise<Buffer | null> {
  if (owner === null) return null;
  const row = await db
    .selectFrom('review_uploads')
    .select('picture_key')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  const bytes = row && (await storage.get(originalName(row.picture_key)));
  if (!bytes) return null;
  const requested = { bytes, width: PREVIEW_WIDTH, format: 'jpeg' } as const;
  const encoded = await visitorFiles.run('encode-image', requested);
  return encoded.ok ? Buffer.from(encoded.value) : null;
}

/** Takes a waiting file away for good; false where it is not the owner's or not waiting any more. */
export async function removeReviewFile(
  { db, storage }: ShopContext,
  owner: string | null,
  id: number,
): Promise<boolean> {
  if (owner === null) return false;
  const row = await db
    .deleteFrom('review_uploads')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('claimed', '=', 0)
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  for (const name of getFiles(row)) await storage.remove(name);
  return true;
}

/** At log-in a guest's files become the customer's. */
export async function moveReviewFiles(trx: Db, from: string, to: string): Promise<void> {
  await trx.updateTable('review_uploads').set({ owner: to }).where('owner', '=', from).execute();
}
