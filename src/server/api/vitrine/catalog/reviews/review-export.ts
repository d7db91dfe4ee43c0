import * as z from 'zod/mini';
import type { ImportColumn } from '#rules/reviews/import-row.ts';
import { findReviews, loadReviews, type ManagedReview } from '#server/reviews/manage-reviews.ts';
import { moderationQuery } from '#wire/vitrine/reviews.ts';
import { integer } from '#wire/wc/field.ts';
import type { RestRoute } from '../../../rest/rest-route.ts';
import { momentOrNull } from '../../moment-text.ts';
import { csvResponse } from '../../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { statusText } from './review-item.ts';
import { toReviewQuery } from './review-query.ts';

type Column = Exclude<ImportColumn, 'sku'> | 'product';

/** Those that can be imported again, and the name of the product for people. */
const HEAD: readonly Column[] = [
  'product_id',
  'product',
  'rating',
  'title',
  'text',
  'reviewer',
  'reviewer_email',
  'status',
  'date',
];

function toCells(review: ManagedReview): Record<Column, string> {
  return {
    product_id: String(review.product_id),
    product: review.product_name,
    rating: String(review.rating ?? 0),
    title: review.title,
    text: review.text,
    reviewer: review.author,
    reviewer_email: review.email,
    status: statusText(review.status),
    date: momentOrNull(review.created_at) ?? '',
  };
}

const file = vitrineEndpoint({
  action: 'list',
  permission: 'moderate-reviews',
  summary: 'Reviews as CSV, in parts, filtered as `/reviews`; the first part has the header',
  params: {
    ...moderationQuery,
    per_page: z._default(integer({ minimum: 1, maximum: 1000 }), 1000),
  },
  answer: { type: 'text/csv' },
  async handle(query, call) {
    const { ids, total } = await findReviews(call.ctx.db, toReviewQuery(query));
    const reviews = await loadReviews(call.ctx.db, ids);
    const rows = reviews.map(toCells).map((cells) => HEAD.map((name) => cells[name]));
    const { page, per_page: perPage } = query;
    const result = await csvResponse(call, 'reviews', page === 1 ? [HEAD, ...rows] : rows);
    if (!result.ok) return result;
    return { ok: true, answer: { ...result.answer, paging: { total, page, perPage } } };
  },
});

export const reviewExport: RestRoute = {
  namespace: NAMESPACE,
  path: '/reviews/export',
  methods: { GET: file },
};
