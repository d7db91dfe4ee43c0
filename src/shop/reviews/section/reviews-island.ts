import type { FragmentIsland } from '../../ui/island/island-source.ts';
import type { ReviewsData } from './reviews-data.ts';
import { whenReviewsNear } from './when-reviews-near.ts';

export const reviewsIsland: FragmentIsland<ReviewsData, 'reviews'> = {
  name: 'reviews',
  kind: 'fragment',
  when: whenReviewsNear,
  load: async () => (await import('./start-reviews.ts')).startReviews,
};
