import type { ShopContext } from '#server/settings/context.ts';
import { getFiles } from './file-names.ts';

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/** Deletes files of reviews that were never sent after a day, and those of deleted reviews. */
export async function purgeReviewFiles({ db, now, storage }: ShopContext): Promise<void> {
  const rows = await db
    .selectFrom('review_uploads as upload')
    .selectAll()
    .where('created_at', '<', now - DAY)
    .where(({ eb, and, or, not, exists, selectFrom }) =>
      or([
        eb('claimed', '=', 0),
        and([
          eb('claimed', '=', 1),
          not(
            exists(
              selectFrom('review_files')
                .select('review_files.media_id')
                .whereRef('review_files.media_id', '=', 'upload.media_id'),
            ),
          ),
        ]),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  for (const row of rows) {
    if (row.media_id !== null) {
      await db.deleteFrom('media').where('id', '=', row.media_id).execute();
    }
    // The row is deleted last: a file without a row would never be found again.
    for (const name of getFiles(row)) await storage.remove(name);
    await db.deleteFrom('review_uploads').where('id', '=', row.id).execute();
  }
}
