import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import type { Tally } from '#rules/reviews/tally.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StripPhoto } from '#wire/reviews.ts';
import { findPage } from './find-page.ts';
import { readFiles } from './read-files.ts';
import type { ReviewScope } from './read-tally.ts';

/** The newest customers' pictures, one after the other. */
export async function photoStrip(
  { db, settings }: ShopContext,
  scope: ReviewScope,
  tally: Tally,
): Promise<StripPhoto[]> {
  const limit = settings['reviews.photoStrip'];
  if (limit < 1) return [];
  const pictured = { ...ANY_REVIEW, image: true };
  const ids = await findPage(db, scope, pictured, tally, { start: 0, limit: limit });
  const files = await readFiles(db, ids);
  const photos = ids.flatMap((reviewId) =>
    (files.get(reviewId) ?? []).map((media) => ({ ...media, reviewId })),
  );
  return photos.slice(0, limit);
}
