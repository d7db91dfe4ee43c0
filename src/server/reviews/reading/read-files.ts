import { findImages } from '#server/media/find-images.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReviewMedia } from '#wire/reviews.ts';

/** Pictures and videos by the review they belong to, in their order. */
export async function readFiles(
  db: Db,
  reviewIds: readonly number[],
): Promise<Map<number, ReviewMedia[]>> {
  const files = new Map<number, ReviewMedia[]>();
  if (reviewIds.length === 0) return files;
  const rows = await ofReviews(db, reviewIds);
  const images = await findImages(
    db,
    rows.map((row) => row.media_id),
  );
  for (const row of rows) {
    const image = images.get(row.media_id ?? 0) ?? null;
    // An image whose file is deleted is left out; a video is shown without its poster.
    if (row.kind === 'image' && !image) continue;
    const media: ReviewMedia = {
      id: row.id,
      kind: row.kind,
      image,
      url: row.url,
      width: row.width || (image?.width ?? 0),
      height: row.height || (image?.height ?? 0),
      caption: row.caption,
    };
    files.set(row.review_id, [...(files.get(row.review_id) ?? []), media]);
  }
  return files;
}

const ofReviews = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('review_files')
    .selectAll()
    .where('review_id', 'in', ids)
    .where('hidden', '=', 0)
    .orderBy('review_id')
    .orderBy('position'),
);
