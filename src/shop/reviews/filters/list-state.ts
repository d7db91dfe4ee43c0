import { type FilterNames, SECTION_NAMES, WIDGET_NAMES } from '#rules/reviews/filter-address.ts';
import {
  type FilterButton,
  REVIEW_SORTS,
  type ReviewCounts,
  type ReviewFilter,
  type ReviewSort,
  STARS,
  type StarCount,
} from '#rules/reviews/review-filter.ts';

/** State of a review section in its data attributes: written by the server, read by the browser. */
export interface ListState {
  kind: 'product' | 'widget';
  filter: ReviewFilter;
  productId: number;
  maxPage: number;
  base: string;
  fragment: string;
  names: FilterNames;
  usualSort: ReviewSort;
  layout: string;
  paging: 'more' | 'numbers';
  byScript: boolean;
  /** JSON of the widget's settings; '' for a product's section. */
  shortcode: string;
}

export function readState({ dataset }: Pick<HTMLElement, 'dataset'>): ListState {
  const widget = dataset.reviews === 'widget';
  const getSort = (name: string | undefined) =>
    REVIEW_SORTS.find((sort) => sort === name) ?? 'newest';
  return {
    kind: widget ? 'widget' : 'product',
    filter: {
      stars: STARS.find((stars) => String(stars) === dataset.rating) ?? 0,
      verified: dataset.verified !== undefined,
      image: dataset.image !== undefined,
      page: Number(dataset.cpage) || 1,
      sort: getSort(dataset.order),
    },
    productId: Number(dataset.product) || 0,
    maxPage: Number(dataset.maxPage) || 1,
    base: dataset.base ?? '',
    fragment: dataset.fragment ?? '',
    names: widget ? WIDGET_NAMES : SECTION_NAMES,
    usualSort: getSort(dataset.usualOrder),
    layout: dataset.layout ?? 'list',
    paging: dataset.paging === 'numbers' ? 'numbers' : 'more',
    byScript: dataset.byScript !== undefined,
    shortcode: dataset.shortcode ?? '',
  };
}

/** Updates the section's data attributes to what it shows. */
export function writeState(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  filter: ReviewFilter,
  maxPage: number,
): void {
  const flag = (name: 'verified' | 'image', on: boolean) => {
    if (on) dataset[name] = 'true';
    else delete dataset[name];
  };
  if (filter.stars) dataset.rating = String(filter.stars);
  else delete dataset.rating;
  flag('verified', filter.verified);
  flag('image', filter.image);
  dataset.order = filter.sort;
  dataset.cpage = String(filter.page);
  dataset.maxPage = String(maxPage);
}

/** "5" is 5 stars; null for anything that is no button. */
export function getButton(name: string | undefined): FilterButton | null {
  if (name === 'all' || name === 'image' || name === 'verified') return name;
  return STARS.find((stars) => String(stars) === name) ?? null;
}

/** The counts of an answer merged over the shown ones: it omits some. */
export function mergeCounts(
  displayed: ReviewCounts,
  update: Readonly<Record<string, number>>,
): ReviewCounts {
  const stars = { ...displayed.stars };
  for (const each of STARS) stars[each] = update[each] ?? stars[each];
  return {
    all: update.all ?? displayed.all,
    image: update.image ?? displayed.image,
    verified: update.verified ?? displayed.verified,
    stars,
  };
}

export function countFor(counts: ReviewCounts, button: FilterButton): number {
  return typeof button === 'number' ? counts.stars[button] : counts[button];
}

export function emptyCounts(): ReviewCounts {
  const stars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } satisfies Record<StarCount, number>;
  return { all: 0, image: 0, verified: 0, stars };
}
