import { watchNear } from '../../ui/seen/watch-near.ts';

/** At once where the address names a review, or parts belong into a container elsewhere on the page. */
export function whenReviewsNear(element: HTMLElement, hydrate: () => void): () => void {
  if (!element.querySelector('[data-reviews]:is([data-open], [data-container])')) {
    return watchNear(element, hydrate);
  }
  hydrate();
  return () => undefined;
}
