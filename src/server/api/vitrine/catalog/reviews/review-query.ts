import type { ManagedReviews } from '#server/reviews/manage-reviews.ts';
import type { ReviewStatus } from '#server/reviews/tables.ts';
import type { moderationQuery } from '#wire/vitrine/reviews.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { ParamsOf } from '../../../rest/managed-endpoint.ts';

type Requested = ParamsOf<typeof moderationQuery>;

const SORTS = { date: 'created_at', id: 'id', product: 'product_id' } as const;

/** A list of reviews as it is asked for, on the screen and as a file. */
export function toReviewQuery(query: Requested): ManagedReviews {
  return {
    statuses: getStatuses(query.status),
    products: query.product,
    reviewers: [],
    notReviewers: [],
    email: '',
    search: query.search ?? '',
    include: query.include,
    exclude: query.exclude,
    after: null,
    before: null,
    featured: query.featured,
    withFiles: query.with_files,
    sort: SORTS[query.orderby],
    direction: query.order,
    from: rowsBefore(query),
    count: query.per_page,
  };
}

function getStatuses(status: Requested['status']): ReviewStatus[] {
  if (status === 'all') return ['approved', 'held'];
  return [status === 'hold' ? 'held' : status];
}
