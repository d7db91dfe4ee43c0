import { type FilterNames, reviewAddress } from '#rules/reviews/filter-address.ts';
import type { ReviewFilter } from '#rules/reviews/review-filter.ts';
import type { WidgetSettings } from '#wire/reviews.ts';
import { REVIEW_PARAM } from './review-param.ts';

/** Where a section of reviews stands, and so how its addresses are made. */
export interface ReviewPlace {
  /** The page's own path. */
  base: string;
  names: FilterNames;
  /** What an address that says nothing shows. */
  usual: ReviewFilter;
  /** Id of the section, to which its links lead. */
  fragment: string;
  /** The page a review is written on; '' where none is. */
  writeUrl: string;
  /** Over the section; '' for the usual words. */
  title: string;
  /** Its settings where it is a widget; null on the product's own page. */
  widget: WidgetSettings | null;
}

export function placeAddress(place: ReviewPlace, filter: ReviewFilter): string {
  const { base, names, usual, fragment } = place;
  return reviewAddress(base, filter, { names, usual, fragment });
}

/** The address of one review, under which it is shown on its product's page. */
export function oneReviewAddress(base: string, id: number): string {
  return `${base}?${REVIEW_PARAM}=${id}#comment-${id}`;
}

/** A widget, which is about no single product, stands right under the title of its page. */
export function sectionHeading(productId: number): 'h2' | 'h3' {
  return productId === 0 ? 'h2' : 'h3';
}

/** Of what is inside the section. */
export function innerHeading(productId: number): 'h3' | 'h4' {
  return productId === 0 ? 'h3' : 'h4';
}
