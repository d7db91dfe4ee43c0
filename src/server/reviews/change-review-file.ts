import type { ShopContext } from '#server/settings/context.ts';
import { changeReview, lockReview, moveReview } from './moderate-review.ts';
import { reviewCell } from './review-cell.ts';

/**
 * Shows or hides a photo or video of a review, or takes it away for good; false where the review has no
 * such file. The bytes of a deleted one are removed by the job that clears review files.
 */
export async function changeReviewFile(
  ctx: ShopContext,
  reviewId: number,
  fileId: number,
  to: 'shown' | 'hidden' | 'deleted',
): Promise<boolean> {
  return changeReview(ctx, async (trx) => {
    const review = await lockReview(trx, reviewId);
    if (!review) return null;
    const hidden = to === 'hidden' ? 1 : 0;
    const [file] =
      to === 'deleted'
        ? await trx
            .deleteFrom('review_files')
            .where('id', '=', fileId)
            .where('review_id', '=', reviewId)
            .returning('id')
            .execute()
        : await trx
            .updateTable('review_files')
            .set({ hidden })
            .where('id', '=', fileId)
            .where('review_id', '=', reviewId)
            .returning('id')
            .execute();
    if (!file) return null;
    const visible = await trx
      .selectFrom('review_files')
      .select('id')
      .where('review_id', '=', reviewId)
      .where('hidden', '=', 0)
      .execute();
    const media_count = visible.length;
    const cell = reviewCell({ ...review, media_count });
    await trx
      .updateTable('reviews')
      .set({ media_count, cell })
      .where('id', '=', reviewId)
      .execute();
    await moveReview(trx, ctx, review, { cell, stars: review.rating ?? 0 });
    return review;
  });
}
