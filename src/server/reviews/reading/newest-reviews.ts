import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { findPage } from './find-page.ts';
import { readReviews } from './read-reviews.ts';
import { readTally } from './read-tally.ts';

/** The approved reviews of a product written last, newest first. */
export async function newestReviews(
  ctx: ShopContext,
  productId: number,
  limit: number,
): Promise<ReviewRecord[]> {
  if (limit < 1) return [];
  const tally = await readTally(ctx.db, [productId]);
  const rows = { start: 0, limit: limit };
  return readReviews(ctx, await findPage(ctx.db, [productId], ANY_REVIEW, tally, rows));
}
