import { productTags } from '#server/catalog/tags.ts';

/** Pages that show reviews of several products. */
export const REVIEWS_TAG = 'reviews';

/** A page that shows the reviews of this product. */
export function reviewsTag(productId: number): string {
  return `reviews:${productId}`;
}

/** Stars have changed: the product's own pages, and every list it may be in. */
export function ratingTags(productId: number): string[] {
  return [REVIEWS_TAG, reviewsTag(productId), ...productTags(productId)];
}
