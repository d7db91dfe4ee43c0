import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { readReviews } from './read-reviews.ts';

/** Reviews of a product that the shop features, the newest first. */
export async function featuredReviews(
  ctx: ShopContext,
  productId: number,
  limit: number,
): Promise<ReviewRecord[]> {
  if (!ctx.settings['reviews.enabled']) return [];
  const rows = await loadFeatured(ctx.db, productId);
  return readReviews(
    ctx,
    rows.slice(0, limit).map(({ id }) => id),
  );
}

const loadFeatured = compiledQuery((db, productId: number) =>
  db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('featured', '=', 1)
    .where('cell', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);
