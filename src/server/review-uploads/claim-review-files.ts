import type { Db } from '#server/platform/database/database.ts';
import { videoAddress } from './file-names.ts';
import type { ReviewUploadRow } from './tables.ts';

export interface ClaimedReviewFile {
  kind: 'image' | 'video';
  /** The picture, of a video its poster. */
  mediaId: number;
  /** Where the video is; '' for a picture. */
  url: string;
  width: number;
  height: number;
  /** How it looks; see look-hash.ts. */
  hash: string;
}

/**
 * Makes unclaimed files part of a review, in the order of the ids: each gets its row in `media` and
 * becomes public. Null, with nothing written, where one of them has another owner, is deleted or
 * belongs to a review already; the caller should roll back.
 */
export async function claimReviewFiles(
  trx: Db,
  owner: string | null,
  ids: readonly number[],
  now: number,
): Promise<ClaimedReviewFile[] | null> {
  if (ids.length === 0) return [];
  if (owner === null || new Set(ids).size !== ids.length) return null;
  // The condition and the change are one statement: of two forms sent at once only one gets them.
  const rows = await trx
    .updateTable('review_uploads')
    .set({ claimed: 1 })
    .where('id', 'in', ids)
    .where('owner', '=', owner)
    .where('claimed', '=', 0)
    .returningAll()
    .execute();
  if (rows.length !== ids.length) {
    const mine = rows.map(({ id }) => id);
    if (mine.length > 0) {
      await trx.updateTable('review_uploads').set({ claimed: 0 }).where('id', 'in', mine).execute();
    }
    return null;
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const claimed: ClaimedReviewFile[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    if (row) claimed.push(await addImage(trx, row, now));
  }
  return claimed;
}

async function addImage(trx: Db, row: ReviewUploadRow, now: number): Promise<ClaimedReviewFile> {
  const { kind, reference, mime, width, height, hash } = row;
  const { id } = await trx
    .insertInto('media')
    .values({
      key: row.picture_key,
      slug: `review-${reference}`,
      width,
      height,
      mime: row.picture_mime,
      bytes: row.picture_bytes,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('review_uploads').set({ media_id: id }).where('id', '=', row.id).execute();
  const url = kind === 'video' ? videoAddress(reference, mime) : '';
  return { kind, mediaId: id, url, width, height, hash };
}
