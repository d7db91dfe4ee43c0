import { elementAt } from '#rules/lists/element-at.ts';
import { deriveListings } from '#server/catalog/listing/derive-listings.ts';
import { type CountMove, moveCounts } from '#server/catalog/ratings/count-reviews.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import { encodeFlag } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { reviewCell } from './review-cell.ts';
import type { ReviewStatus } from './tables.ts';
import { textHash } from './text-hash.ts';

/** A picture or video of a review that is about to be written. */
export interface ReviewFileInput {
  kind?: 'image' | 'video' | 'embed';
  /** The picture, or the poster of a video. */
  mediaId: number | null;
  /** Of the video; '' for a picture. */
  url?: string;
  /** Of a video; a picture's row knows its own. */
  width?: number;
  height?: number;
  caption?: string;
}

export interface ReviewInput {
  productId: number;
  variationId?: number | null;
  /** The review or reply it answers. */
  parentId?: number | null;
  /** 1 to 5; null for a reply, and where the shop does not ask for stars. */
  rating: number | null;
  title?: string;
  text: string;
  author: string;
  email?: string;
  customerId?: number | null;
  verified?: boolean;
  byShop?: boolean;
  status?: ReviewStatus;
  votesUp?: number;
  votesDown?: number;
  media?: readonly ReviewFileInput[];
  /** Of the form it was sent with. */
  onceKey?: string | null;
  /** Keyed hash of the network address. */
  sender?: string;
  createdAt: number;
}

/** Writes reviews and moves every count of their products in the same transaction; returns their ids. */
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
  return reviewWrite(db, async (trx) => {
    const ids: number[] = [];
    const moves: (CountMove & { stars: number })[] = [];
    for (const part of chunks(inputs, 500)) {
      const rows = part.map(toRow);
      ids.push(...(await insertReviews(trx, part, rows)));
      for (const { product_id, created_at, cell, rating } of rows) {
        moves.push({
          productId: product_id,
          createdAt: created_at,
          from: null,
          to: cell,
          stars: rating ?? 0,
        });
      }
    }
    await moveRatings(trx, moves, now);
    return ids;
  });
}

export async function saveReview(db: Db, input: ReviewInput, now?: number): Promise<number> {
  const [id] = await saveReviews(db, [input], now);
  if (id === undefined) throw new Error('a review without an id');
  return id;
}

/** Every rule of a write is held by a row's lock, an added count or a unique key: see docs/decisions/030. */
export function reviewWrite<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : runTransaction(db, work, { isolation: 'read committed' });
}

function toRow(input: ReviewInput) {
  const row = {
    product_id: input.productId,
    variation_id: input.variationId ?? null,
    parent_id: input.parentId ?? null,
    rating: input.rating,
    title: input.title ?? '',
    text: input.text,
    author: input.author,
    email: (input.email ?? '').toLowerCase(),
    customer_id: input.customerId ?? null,
    verified: encodeFlag(input.verified ?? false),
    by_shop: encodeFlag(input.byShop ?? false),
    status: input.status ?? ('approved' as const),
    votes_up: input.votesUp ?? 0,
    votes_down: input.votesDown ?? 0,
    media_count: input.media?.length ?? 0,
    created_at: input.createdAt,
    score: (input.votesUp ?? 0) - (input.votesDown ?? 0),
    text_hash: textHash(input.text),
    once_key: input.onceKey ?? null,
    sender: input.sender ?? '',
  };
  return { ...row, cell: reviewCell(row) };
}

async function insertReviews(
  trx: Db,
  inputs: readonly ReviewInput[],
  rows: readonly ReturnType<typeof toRow>[],
): Promise<number[]> {
  const added = await trx.insertInto('reviews').values(rows).returning('id').execute();
  // Neither engine promises the order of RETURNING, but numbers are given in the order of the rows.
  const ids = added.map((row) => row.id).sort((a, b) => a - b);
  const files = inputs.flatMap((input, index) =>
    (input.media ?? []).map((file, position) => ({
      review_id: elementAt(ids, index),
      position,
      kind: file.kind ?? ('image' as const),
      media_id: file.mediaId,
      url: file.url ?? '',
      width: file.width ?? 0,
      height: file.height ?? 0,
      caption: file.caption ?? '',
    })),
  );
  if (files.length > 0) await trx.insertInto('review_files').values(files).execute();
  return ids;
}

/** Moves the stars of products and the counts of their reviews. Must run in a transaction. */
export async function moveRatings(
  trx: Db,
  moves: readonly (CountMove & { stars: number })[],
  now: number,
): Promise<void> {
  const moved = new Map<number, { sum: number; count: number }>();
  for (const { productId, from, to, stars } of moves) {
    const step = (to === null ? 0 : 1) - (from === null ? 0 : 1);
    if (step === 0) continue;
    const total = moved.get(productId) ?? { sum: 0, count: 0 };
    // A review without stars is no part of their mean.
    const count = total.count + (stars === 0 ? 0 : step);
    moved.set(productId, { sum: total.sum + step * stars, count });
  }
  const ids = [...moved.keys()].sort((a, b) => a - b);
  for (const id of ids) {
    const { sum, count } = moved.get(id) ?? { sum: 0, count: 0 };
    await trx
      .updateTable('products')
      .set((eb) => ({
        rating_sum: eb('rating_sum', '+', sum),
        rating_count: eb('rating_count', '+', count),
      }))
      .where('id', '=', id)
      .execute();
  }
  await moveCounts(trx, moves);
  await deriveListings(trx, ids, now);
}
