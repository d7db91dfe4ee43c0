import type { Db } from '#server/platform/database/database.ts';

/** The slug of the product that a review or a reply is about. */
export async function reviewedSlug(db: Db, reviewId: number): Promise<string | null> {
  const product = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select('products.slug')
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  return product?.slug ?? null;
}
