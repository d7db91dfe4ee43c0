import { chunks } from '#server/catalog/chunks.ts';
import { deriveListings } from '#server/catalog/derive-listings.ts';
import { inTransaction } from '#server/catalog/in-transaction.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ReviewInput {
  productId: number;
  variationId?: number | null;
  /** The review or reply it answers. */
  parentId?: number | null;
  /** 1 to 5; null for a reply. */
  rating: number | null;
  title?: string;
  text: string;
  author: string;
  email?: string;
  verified?: boolean;
  byShop?: boolean;
  status?: 'approved' | 'held' | 'spam';
  votesUp?: number;
  votesDown?: number;
  media?: { mediaId: number; caption?: string }[];
  createdAt: number;
}

/** Writes reviews and moves the rating of their products in the same transaction; returns their ids. */
export async function saveReviews(
  db: Db,
  inputs: readonly ReviewInput[],
  now: number = Date.now(),
): Promise<number[]> {
  for (const { rating } of inputs) {
    if (rating !== null && !(Number.isInteger(rating) && rating >= 1 && rating <= 5)) {
      throw new RangeError(`Not a number of stars: ${rating}`);
    }
  }
  return inTransaction(db, async (trx) => {
    const ids: number[] = [];
    for (const part of chunks(inputs, 500)) ids.push(...(await insertReviews(trx, part)));
    await moveRatings(trx, inputs, now);
    return ids;
  });
}

export async function saveReview(db: Db, input: ReviewInput, now?: number): Promise<number> {
  const [id] = await saveReviews(db, [input], now);
  if (id === undefined) throw new Error('a review without an id');
  return id;
}

async function insertReviews(trx: Db, inputs: readonly ReviewInput[]): Promise<number[]> {
  const rows = inputs.map((input) => ({
    product_id: input.productId,
    variation_id: input.variationId ?? null,
    parent_id: input.parentId ?? null,
    rating: input.rating,
    title: input.title ?? '',
    text: input.text,
    author: input.author,
    email: input.email ?? '',
    verified: input.verified ? 1 : 0,
    by_shop: input.byShop ? 1 : 0,
    status: input.status ?? ('approved' as const),
    votes_up: input.votesUp ?? 0,
    votes_down: input.votesDown ?? 0,
    media_count: input.media?.length ?? 0,
    created_at: input.createdAt,
  }));
  const added = await trx.insertInto('reviews').values(rows).returning('id').execute();
  // Neither engine promises the order of RETURNING, but numbers are given in the order of the rows.
  const ids = added.map((row) => row.id).sort((a, b) => a - b);
  const media = inputs.flatMap((input, index) =>
    (input.media ?? []).map(({ mediaId, caption }, position) => ({
      review_id: ids[index] ?? 0,
      media_id: mediaId,
      position,
      caption: caption ?? '',
    })),
  );
  if (media.length > 0) await trx.insertInto('review_media').values(media).execute();
  return ids;
}

/** Only what shoppers can see counts, and replies have no stars. */
async function moveRatings(trx: Db, inputs: readonly ReviewInput[], now: number): Promise<void> {
  const moved = new Map<number, { sum: number; count: number }>();
  for (const { productId, rating, status } of inputs) {
    if (rating === null || (status ?? 'approved') !== 'approved') continue;
    const total = moved.get(productId) ?? { sum: 0, count: 0 };
    moved.set(productId, { sum: total.sum + rating, count: total.count + 1 });
  }
  for (const [id, { sum, count }] of moved) {
    await trx
      .updateTable('products')
      .set((eb) => ({
        rating_sum: eb('rating_sum', '+', sum),
        rating_count: eb('rating_count', '+', count),
      }))
      .where('id', '=', id)
      .execute();
  }
  await deriveListings(trx, [...moved.keys()], now);
}
