import type { Db } from '#server/platform/database/database.ts';

/** Pictures of reviews, those that were sent but are no part of a review yet included. */
export async function reviewImages(db: Db): Promise<number[]> {
  const visible = await db.selectFrom('review_files').select('media_id').distinct().execute();
  const sent = await db.selectFrom('review_uploads').select('media_id').distinct().execute();
  return [...visible, ...sent].flatMap(({ media_id }) => media_id ?? []);
}

/** The reviews that show a picture, named by their writers. */
export async function reviewsWithImage(
  db: Db,
  mediaId: number,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('review_files')
    .innerJoin('reviews', 'reviews.id', 'review_files.review_id')
    .select(['reviews.id', 'reviews.author as name'])
    .distinct()
    .where('review_files.media_id', '=', mediaId)
    .orderBy('reviews.id')
    .execute();
}
