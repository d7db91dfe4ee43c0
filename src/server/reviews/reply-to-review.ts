import { tidyText } from '#rules/reviews/tidy-text.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { saveReview } from './save-review.ts';
import { REVIEWS_TAG, reviewsTag } from './tags.ts';

export interface ReplyInput {
  /** The review or reply it answers. */
  parentId: number;
  text: string;
  author: string;
  byShop: boolean;
  status?: 'approved' | 'held';
}

/**
 * Replies to a review; null where there is nothing to reply to, the text is empty, or reviews are
 * off.
 */
export async function replyToReview(ctx: ShopContext, input: ReplyInput): Promise<number | null> {
  if (!ctx.settings['reviews.enabled']) return null;
  const parent = await ctx.db
    .selectFrom('reviews')
    .select('product_id')
    .where('id', '=', input.parentId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  const text = tidyText(input.text);
  if (!parent || text === '') return null;
  const { parentId, author, byShop, status = 'approved' } = input;
  const productId = parent.product_id;
  const reply = { productId, parentId, rating: null, text, author, byShop, status };
  const id = await saveReview(ctx.db, { ...reply, createdAt: ctx.now }, ctx.now);
  await ctx.invalidate([REVIEWS_TAG, reviewsTag(productId)]);
  return id;
}
