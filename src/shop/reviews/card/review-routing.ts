import { type FilterNames, reviewAddress } from '#rules/reviews/filter-address.ts';
import type { ReviewFilter } from '#rules/reviews/review-filter.ts';
import type { WidgetSettings } from '#wire/reviews.ts';
import { REVIEW_PARAM } from './review-param.ts';

/** Where a section of reviews is, from which its addresses are made. */
export interface ReviewRouting {
  /** The path of the page. */
  base: string;
  names: FilterNames;
  /** The filter of an address without parameters. */
  usual: ReviewFilter;
  /** Id of the section, the target of its links. */
  fragment: string;
  /** The page of the review form; '' where there is none. */
  writeUrl: string;
  /** Heading of the section; '' for the default. */
  title: string;
  /** Settings of a widget; null on a product page. */
  widget: WidgetSettings | null;
}

export function reviewListAddress(place: ReviewRouting, filter: ReviewFilter): string {
  const { base, names, usual, fragment } = place;
  return reviewAddress(base, filter, { names, usual, fragment });
}

/** The address of one review on its product's page. */
export function oneReviewAddress(base: string, id: number): string {
  return `${base}?${REVIEW_PARAM}=${id}#comment-${id}`;
}

/** A widget belongs to no single product and is directly under its page's title. */
export function sectionHeading(productId: number): 'h2' | 'h3' {
  return productId === 0 ? 'h2' : 'h3';
}

/** Heading level inside the section. */
export function innerHeading(productId: number): 'h3' | 'h4' {
  return productId === 0 ? 'h3' : 'h4';
}
