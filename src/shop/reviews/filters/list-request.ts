import {
  type FilterButton,
  REVIEW_SORTS,
  type ReviewFilter,
} from '#rules/reviews/review-filter.ts';
import type { ListState } from './list-state.ts';

/** What a click requests. A filter starts at the first page. */
export type ListRequest =
  | { kind: 'filter'; filter: ReviewFilter; button: FilterButton | 'sort' }
  | { kind: 'page'; filter: ReviewFilter; href: string }
  | { kind: 'more'; filter: ReviewFilter };

/**
 * How the list is fetched: by the section's call, by the widget's call, as the page itself, or by
 * following the link.
 */
export type ListSource = 'load-more' | 'widget' | 'page' | 'link';

/**
 * A link is followed where the setting says so. Numbered pages, and filters beside them, are
 * fetched as the page they link to; with load-more, all requests use its call.
 */
export function sourceFor(
  { kind, paging, byScript }: Pick<ListState, 'kind' | 'paging' | 'byScript'>,
  cause: ListRequest['kind'],
): ListSource {
  if (kind === 'widget') return byScript || cause === 'more' ? 'widget' : 'link';
  if (cause === 'more') return 'load-more';
  if (!byScript) return 'link';
  return paging === 'numbers' ? 'page' : 'load-more';
}

/** The request for another order; null for the current one. */
export function sortRequest(filter: ReviewFilter, chosen: string): ListRequest | null {
  const sort = REVIEW_SORTS.find((known) => known === chosen) ?? filter.sort;
  if (sort === filter.sort) return null;
  return { kind: 'filter', filter: { ...filter, sort, page: 1 }, button: 'sort' };
}

const STYLES: Readonly<Record<string, string>> = { masonry: '1', list: '2', slider: '3' };

/** The body of `wcpr_ajax_load_more_reviews`. */
export function loadMoreFields(
  state: ListState,
  request: ListRequest,
  nonce: string,
): Record<string, string> {
  const { filter } = request;
  return {
    nonce,
    post_id: String(state.productId),
    cpage: String(filter.page),
    rating: filter.stars ? String(filter.stars) : '',
    verified: filter.verified ? '1' : '',
    image: filter.image ? '1' : '',
    is_shortcode: '',
    frontend_style: STYLES[state.layout] ?? '2',
    filter_type: request.kind === 'filter' ? filterType(request.button) : '',
    sort: filter.sort,
  };
}

function filterType(button: FilterButton | 'sort'): string {
  return typeof button === 'number' ? 'rating' : button;
}

/** The query of the widget's call; a filter omits the page. */
export function widgetFields(
  state: ListState,
  request: ListRequest,
  nonce: string,
): Record<string, string> {
  const { filter } = request;
  return {
    nonce,
    reviews_shortcode: state.shortcode,
    ...(request.kind !== 'filter' && { wcpr_page: String(filter.page) }),
    wcpr_image: filter.image ? '1' : '',
    wcpr_verified: filter.verified ? '1' : '',
    wcpr_rating: filter.stars ? String(filter.stars) : '',
    wcpr_sort: filter.sort,
    base: state.base,
    widget_id: state.fragment,
  };
}

/** A filter's link carries the ajax flag; a page's link is fetched as it is. */
export function linkToFetch(href: string, kind: ListRequest['kind']): string {
  const [address = ''] = href.split('#');
  if (kind !== 'filter') return address;
  return `${address}${address.includes('?') ? '&' : '?'}wcpr_is_ajax=1`;
}
