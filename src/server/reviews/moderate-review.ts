import { isDeepStrictEqual } from 'node:util';
import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { reviewCell } from './review-cell.ts';
import { moveRatings, reviewWrite } from './save-review.ts';
import type { ReviewStatus } from './tables.ts';
import { ratingTags } from './tags.ts';
import { textHash } from './text-hash.ts';
import { thankWriter } from './thank-writer.ts';

/** What a manager may change of a review; what is left out stays. */
export interface ReviewChanges {
  /** `restored` is what it was before it became spam or went into the trash. */
  status?: ReviewStatus | 'restored' | undefined;
  rating?: number | undefined;
  title?: string | undefined;
  text?: string | undefined;
  /** Quoted beside the buy box before others. */
  featured?: boolean | undefined;
  author?: string | undefined;
  email?: string | undefined;
}

/** Shows, holds or puts aside a review or a reply, with every count that follows; false where there is none. */
export async function moderateReview(
  ctx: ShopContext,
  id: number,
  status: ReviewStatus,
): Promise<boolean> {
  return editReview(ctx, id, { status });
}

export async function editReview(
  ctx: ShopContext,
  id: number,
  changes: ReviewChanges,
): Promise<boolean> {
  return changeReview(ctx, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review) return review;
    const next = changed(review, changes, ctx.now);
    const cell = reviewCell({ ...review, ...next });
    const row = { ...next, cell };
    if (isDeepStrictEqual({ ...review, ...row }, review)) return review;
    await trx.updateTable('reviews').set(row).where('id', '=', id).execute();
    await moveReview(trx, ctx, review, { cell, stars: next.rating ?? 0 });
    if (cell !== null) await thankWriter(trx, ctx, id);
    return review;
  });
}

export type Locked = Awaited<ReturnType<typeof lockReview>>;

const isAside = (status: ReviewStatus) => status === 'spam' || status === 'trash';

function changed(review: NonNullable<Locked>, changes: ReviewChanges, now: number) {
  const before = review.status_before ?? 'held';
  const status = changes.status === 'restored' ? before : (changes.status ?? review.status);
  const { title = review.title, text = review.text, featured } = changes;
  const isEdited = title !== review.title || text !== review.text;
  return {
    status_before: isAside(status) ? (isAside(review.status) ? before : review.status) : null,
    status,
    rating: changes.rating ?? review.rating,
    title,
    text,
    edited_at: isEdited ? now : review.edited_at,
    featured: featured === undefined ? review.featured : encodeFlag(featured),
    text_hash: text === review.text ? review.text_hash : textHash(text),
    author: changes.author ?? review.author,
    email: changes.email?.toLowerCase() ?? review.email,
  };
}

/** Deletes a review with its replies. */
export async function deleteReview(ctx: ShopContext, id: number): Promise<boolean> {
  return changeReview(ctx, async (trx) => {
    const review = await lockReview(trx, id);
    if (!review) return null;
    await moveReview(trx, ctx, review, { cell: null, stars: 0 });
    await trx.deleteFrom('reviews').where('id', '=', id).execute();
    return review;
  });
}

/** Runs a change of a review's row and invalidates what shows it; false where there is none. */
export async function changeReview(
  ctx: ShopContext,
  work: (trx: Db) => Promise<Locked>,
): Promise<boolean> {
  const review = await reviewWrite(ctx.db, work);
  if (!review) return false;
  await ctx.invalidate(ratingTags(review.product_id));
  return true;
}

/** Votes and other managers wait until this is done. */
export async function lockReview(trx: Db, id: number) {
  const [review] = await trx
    .updateTable('reviews')
    .set((eb) => ({ score: eb.ref('score') }))
    .where('id', '=', id)
    .returningAll()
    .execute();
  return review ?? null;
}

/** Other stars are a review that goes and one that comes. */
export async function moveReview(
  trx: Db,
  ctx: ShopContext,
  review: NonNullable<Locked>,
  to: { cell: number | null; stars: number },
): Promise<void> {
  const { product_id: productId, created_at: createdAt, cell, rating } = review;
  const stars = rating ?? 0;
  const of = { productId, createdAt };
  const steps =
    to.cell !== null && cell !== null && to.stars !== stars
      ? [
          { ...of, from: cell, to: null, stars },
          { ...of, from: null, to: to.cell, stars: to.stars },
        ]
      : [{ ...of, from: cell, to: to.cell, stars: cell === null ? to.stars : stars }];
  await moveRatings(trx, steps, ctx.now);
}
