// Which of a product's reviews are shown, by the address and by clicks.
// Example: ANY_REVIEW is everything, newest first; { ...ANY_REVIEW, stars: 5, image: true } is the
// five-star reviews with a picture.

export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful', 'photos'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface ReviewFilter {
  /** 0 for any. */
  stars: 0 | StarCount;
  verified: boolean;
  /** With a picture or a video. */
  image: boolean;
  page: number;
  sort: ReviewSort;
}

export const ANY_REVIEW: ReviewFilter = {
  stars: 0,
  verified: false,
  image: false,
  page: 1,
  sort: 'newest',
};

/** How many reviews each button would show, given the others. */
export interface ReviewCounts {
  all: number;
  image: number;
  verified: number;
  stars: Record<StarCount, number>;
}

/** The kind of a button, as sent in `filter_type`. */
export type FilterButton = 'all' | 'image' | 'verified' | StarCount;
