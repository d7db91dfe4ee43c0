import type { FragmentIsland } from '../../ui/island/island-source.ts';
import { watchNear } from '../../ui/seen/watch-near.ts';
import type { ReviewsData } from './reviews-data.ts';

export const reviewsIsland: FragmentIsland<ReviewsData, 'reviews'> = {
  name: 'reviews',
  kind: 'fragment',
  when: whenReviewsNear,
  load: async () => (await import('./start-reviews.ts')).startReviews,
};

/** At once where the address names a review, or parts belong into a container elsewhere on the page. */
function whenReviewsNear(element: HTMLElement, hydrate: () => void): () => void {
  if (!element.querySelector('[data-reviews]:is([data-open], [data-container])')) {
    return watchNear(element, hydrate);
  }
  hydrate();
  return () => undefined;
}
