import { loadReviews, type ManagedReview } from '#server/reviews/manage-reviews.ts';
import type { ManagedFile, ManagedReply } from '#server/reviews/managed-parts.ts';
import { managedFiles, managedReplies } from '#server/reviews/managed-parts.ts';
import type { ReviewStatus } from '#server/reviews/tables.ts';
import type { Review } from '#wire/vitrine/reviews.ts';
import type { REVIEW_STATUSES } from '#wire/wc/review-fields.ts';
import type { ReadRequest } from '../../../rest/resource.ts';
import { momentOrNull } from '../../moment-text.ts';
import { unknownId } from '../unknown-id.ts';

export const noReview = unknownId('review');

export const STATUS: Readonly<Record<(typeof REVIEW_STATUSES)[number], ReviewStatus | 'restored'>> =
  {
    approved: 'approved',
    hold: 'held',
    spam: 'spam',
    trash: 'trash',
    unspam: 'restored',
    untrash: 'restored',
  };

export const statusText = (status: ReviewStatus) => (status === 'held' ? 'hold' : status);

function fileJson({ image, ...file }: ManagedFile, origin: string) {
  return { ...file, image: image ? `${origin}/media/${image.key}/320.jpeg` : '' };
}

function replyJson({ id, parentId, text, author, byShop, status, writtenAt }: ManagedReply) {
  return {
    id,
    parent_id: parentId,
    text,
    author,
    by_shop: byShop,
    status: statusText(status),
    date_created: momentOrNull(writtenAt),
  };
}

function reviewJson(
  review: ManagedReview,
  files: readonly ManagedFile[],
  replies: readonly ManagedReply[],
  origin: string,
): Review {
  return {
    id: review.id,
    product_id: review.product_id,
    product_name: review.product_name,
    status: statusText(review.status),
    featured: review.featured === 1,
    rating: review.rating ?? 0,
    title: review.title,
    text: review.text,
    reviewer: review.author,
    reviewer_email: review.email,
    verified: review.verified === 1,
    votes: { up: review.votes_up, down: review.votes_down },
    date_created: momentOrNull(review.created_at),
    date_edited: momentOrNull(review.edited_at),
    files: files.map((file) => fileJson(file, origin)),
    replies: replies.map(replyJson),
  };
}

/** In the order of the ids, with three queries for all of them. */
export async function reviewItems(
  { ctx, origin }: Pick<ReadRequest, 'ctx' | 'origin'>,
  ids: readonly number[],
): Promise<Review[]> {
  const reviews = await loadReviews(ctx.db, ids);
  const files = await managedFiles(ctx.db, ids);
  const replies = await managedReplies(ctx.db, ids);
  return reviews.map((review) =>
    reviewJson(review, files.get(review.id) ?? [], replies.get(review.id) ?? [], origin),
  );
}

export async function reviewItem(
  request: Pick<ReadRequest, 'ctx' | 'origin'>,
  id: number,
): Promise<Review | null> {
  const [item] = await reviewItems(request, [id]);
  return item ?? null;
}
