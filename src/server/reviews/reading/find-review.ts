import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { readReviews } from './read-reviews.ts';

/** One approved review with its product; null where there is none to be seen. */
export async function findReview(ctx: ShopContext, id: number): Promise<ReviewRecord | null> {
  if (!ctx.settings['reviews.enabled']) return null;
  const [review] = await readReviews(ctx, [id], { withProduct: true });
  return review?.product ? review : null;
}
