import { ANY_REVIEW, REVIEW_SORTS, type ReviewFilter, STARS } from './review-filter.ts';

// A filter is part of the address, so that it can be shared and works as a plain link. The product
// page and the widget use different names, so that both can be on one page.
// Example: reviewAddress('/product/mug', { ...ANY_REVIEW, stars: 5, page: 2 }) is
// "/product/mug?rating=5&cpage=2#reviews", and readReviewFilter of its query is that filter again.

export interface FilterNames {
  stars: string;
  verified: string;
  image: string;
  page: string;
  sort: string;
}

/** The value of each in a URL or a call; null where it is missing. */
export type SentFilter = Record<keyof FilterNames, string | null>;

export const SECTION_NAMES: FilterNames = {
  stars: 'rating',
  verified: 'verified',
  image: 'image',
  page: 'cpage',
  sort: 'sort',
};

/** What WordPress links call the page of a product's reviews. */
const COMMENT_PAGE = 'comment-page';

export const WIDGET_NAMES: FilterNames = {
  stars: 'wcpr_rating',
  verified: 'wcpr_verified',
  image: 'wcpr_image',
  page: 'wcpr_page',
  sort: 'wcpr_sort',
};

/** The highest page; a larger one is limited to it. */
const LAST_PAGE = 1_000_000;

interface Query {
  get(name: string): string | null;
}

/** Whether an address is that of a page of a product's reviews, the first one too. */
export function namesReviewPage(query: Query): boolean {
  return /^\d{1,9}$/.test(query.get(SECTION_NAMES.page) ?? query.get(COMMENT_PAGE) ?? '');
}

/** Any address gives a filter: missing or invalid parameters are ignored. */
export function readReviewFilter(
  query: Query,
  names: FilterNames = SECTION_NAMES,
  usual: ReviewFilter = ANY_REVIEW,
): ReviewFilter {
  const sent: SentFilter = {
    stars: query.get(names.stars),
    verified: query.get(names.verified),
    image: query.get(names.image),
    page: query.get(names.page) ?? (names === SECTION_NAMES ? query.get(COMMENT_PAGE) : null),
    sort: query.get(names.sort),
  };
  return getReviewFilter(sent, usual);
}

/** The same from its text, under any parameter name. */
export function getReviewFilter(
  { stars, verified, image, page, sort }: SentFilter,
  usual: ReviewFilter = ANY_REVIEW,
): ReviewFilter {
  return {
    stars: STARS.find((count) => String(count) === stars) ?? 0,
    verified: isOn(verified),
    image: isOn(image),
    page: getPage(page),
    sort: REVIEW_SORTS.find((known) => known === sort) ?? usual.sort,
  };
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

function getPage(value: string | null): number {
  const page = value !== null && /^\d{1,9}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** Only what differs from the default is in the query, always in the same order. */
export function reviewQuery(
  filter: ReviewFilter,
  names: FilterNames = SECTION_NAMES,
  usual: ReviewFilter = ANY_REVIEW,
): string {
  const query = new URLSearchParams();
  if (filter.stars !== 0) query.set(names.stars, String(filter.stars));
  if (filter.verified) query.set(names.verified, '1');
  if (filter.image) query.set(names.image, '1');
  if (filter.sort !== usual.sort) query.set(names.sort, filter.sort);
  if (filter.page > 1) query.set(names.page, String(filter.page));
  return query.toString();
}

/** The base keeps its own query; a fragment scrolls to the reviews. */
export function reviewAddress(
  base: string,
  filter: ReviewFilter,
  { names = SECTION_NAMES, usual = ANY_REVIEW, fragment = 'reviews' }: AddressParts = {},
): string {
  const [path = '', baseQuery = ''] = base.split('?');
  const canonical = new URLSearchParams(baseQuery);
  for (const name of Object.values(names)) canonical.delete(name);
  const query = [canonical.toString(), reviewQuery(filter, names, usual)].filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${fragment && `#${fragment}`}`;
}

interface AddressParts {
  names?: FilterNames;
  usual?: ReviewFilter;
  /** '' for none. */
  fragment?: string;
}
