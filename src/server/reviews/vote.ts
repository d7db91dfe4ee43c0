import { castVote, type Vote } from '#rules/reviews/vote.ts';
import { moveCounts } from '#server/catalog/ratings/count-reviews.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { lockProduct } from './lock-product.ts';
import { reviewCell } from './review-cell.ts';
import { REVIEWS_TAG, reviewsTag } from './tags.ts';
import type { Voter } from './voter.ts';

export type VoteResult =
  | { ok: true; up: number; down: number }
  | { ok: false; reason: 'off' | 'gone' | 'same' };

/**
 * Counts a vote. The review's row is locked first, so that clicks at once are counted one after the
 * other and each sees what the one before it did; counters are added to, never written over.
 */
export async function vote(
  ctx: ShopContext,
  voter: Voter,
  reviewId: number,
  requested: Vote,
): Promise<VoteResult> {
  const { settings } = ctx;
  if (!settings['reviews.enabled'] || !settings['reviews.votes']) {
    return { ok: false, reason: 'off' };
  }
  let productId = 0;
  const result = await runTransaction(
    ctx.db,
    async (trx): Promise<VoteResult> => {
      const review = await lockReview(trx, reviewId);
      if (!review) return { ok: false, reason: 'gone' };
      productId = review.product_id;
      const before = await loadVotes(trx, reviewId, voter);
      const change = castVote(before, requested);
      if (!change) return { ok: false, reason: 'same' };
      await saveVote(trx, reviewId, voter, requested, ctx.now);
      return countVote(trx, review, change);
    },
    { isolation: 'read committed' },
  );
  if (result.ok) await ctx.invalidate([reviewsTag(productId), REVIEWS_TAG]);
  return result;
}

/** Only what shoppers see can be voted on; a change to itself locks the row on both engines. */
async function lockReview(trx: Db, id: number) {
  const [review] = await trx
    .updateTable('reviews')
    .set((eb) => ({ score: eb.ref('score') }))
    .where('id', '=', id)
    .where('cell', 'is not', null)
    .returning(['id', 'product_id', 'cell', 'created_at'])
    .execute();
  return review ?? null;
}

async function loadVotes(trx: Db, reviewId: number, { keys }: Voter): Promise<Vote | null> {
  const rows = await trx
    .selectFrom('review_votes')
    .select(['voter', 'vote'])
    .where('review_id', '=', reviewId)
    .where('voter', 'in', keys)
    .execute();
  const row = keys.map((key) => rows.find(({ voter }) => voter === key)).find(Boolean);
  if (!row) return null;
  return row.vote === 1 ? 'up' : 'down';
}

/** A visitor who voted before logging in has one vote, not two. */
async function saveVote(
  trx: Db,
  reviewId: number,
  { keys }: Voter,
  vote: Vote,
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where('voter', 'in', keys)
    .execute();
  const [key = ''] = keys;
  await trx
    .insertInto('review_votes')
    .values({ review_id: reviewId, voter: key, vote: vote === 'up' ? 1 : -1, at: now })
    .execute();
}

async function countVote(
  trx: Db,
  review: { id: number; product_id: number; cell: number | null; created_at: number },
  change: { up: number; down: number },
): Promise<VoteResult> {
  const row = await trx
    .updateTable('reviews')
    .set((eb) => ({
      votes_up: eb('votes_up', '+', change.up),
      votes_down: eb('votes_down', '+', change.down),
      score: eb('score', '+', change.up - change.down),
    }))
    .where('id', '=', review.id)
    .returning([
      'status',
      'parent_id',
      'rating',
      'verified',
      'media_count',
      'votes_up',
      'votes_down',
    ])
    .executeTakeFirstOrThrow();
  const cell = reviewCell(row);
  if (cell !== review.cell) {
    await trx.updateTable('reviews').set({ cell }).where('id', '=', review.id).execute();
    const { product_id, created_at } = review;
    await lockProduct(trx, product_id);
    await moveCounts(trx, [
      { productId: product_id, createdAt: created_at, from: review.cell, to: cell },
    ]);
  }
  return { ok: true, up: row.votes_up, down: row.votes_down };
}
