import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { reviewCell } from './review-cell.ts';
import { moveRatings, reviewWrite } from './save-review.ts';
import type { ReviewStatus } from './tables.ts';
import { ratingTags } from './tags.ts';
import { thankWriter } from './writing/thank-writer.ts';

/** Shows, holds or puts aside a review or a reply, with every count that follows; false where there is none. */
export async function moderateReview(
  ctx: ShopContext,
  id: number,
  status: ReviewStatus,
): Promise<boolean> {
  return change(ctx, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review || review.status === status) return review;
    const cell = reviewCell({ ...review, status });
    await trx.updateTable('reviews').set({ status, cell }).where('id', '=', id).execute();
    await move(trx, ctx, review, cell);
    if (cell !== null) await thankWriter(trx, ctx, id);
    return review;
  });
}

/** Deletes a review with its replies. */
export async function deleteReview(ctx: ShopContext, id: number): Promise<boolean> {
  return change(ctx, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review) return null;
    await move(trx, ctx, review, null);
    await trx.deleteFrom('reviews').where('id', '=', id).execute();
    return review;
  });
}

type Locked = Awaited<ReturnType<typeof lockReview>>;

async function change(ctx: ShopContext, work: (trx: Db) => Promise<Locked>): Promise<boolean> {
  const review = await reviewWrite(ctx.db, work);
  if (!review) return false;
  await ctx.invalidate(ratingTags(review.product_id));
  return true;
}

/** Votes and other managers wait until this is done. */
async function lockReview(trx: Db, id: number) {
  const [review] = await trx
    .updateTable('reviews')
    .set((eb) => ({ score: eb.ref('score') }))
    .where('id', '=', id)
    .returningAll()
    .execute();
  return review ?? null;
}

async function move(
  trx: Db,
  ctx: ShopContext,
  review: NonNullable<Locked>,
  to: number | null,
): Promise<void> {
  const { product_id, created_at, cell, rating } = review;
  const step = {
    productId: product_id,
    createdAt: created_at,
    from: cell,
    to,
    stars: rating ?? 0,
  };
  await moveRatings(trx, [step], ctx.now);
}
