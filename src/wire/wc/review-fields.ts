import * as z from 'zod/mini';
import { choice, dateTime, flag, group, integer, listOf, responseObject, text } from './field.ts';
import { listFields } from './list-query.ts';
import type { Served } from './response.ts';

// Reviews of products, in WooCommerce's own words.

export const REVIEW_STATUSES = ['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'] as const;

const email = () =>
  text({
    maxLength: 254,
    format: 'email',
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    problem: 'is not a valid email address.',
  });

export const wcReviewInput = {
  product_id: integer({ minimum: 1 }),
  product_name: text({ maxLength: 200 }),
  status: choice(REVIEW_STATUSES),
  reviewer: text({ maxLength: 120 }),
  reviewer_email: email(),
  /** HTML in responses. */
  review: text({ maxLength: 20_000 }),
  /** 0 for none. */
  rating: integer({ minimum: 0, maximum: 5 }),
};

const ids = () => z._default(listOf(integer({ minimum: 0 })), []);

export const wcReviewQuery = {
  ...listFields({
    orderby: ['date', 'date_gmt', 'id', 'include', 'product'],
    usual: 'date_gmt',
  }),
  after: z.optional(dateTime()),
  before: z.optional(dateTime()),
  product: ids(),
  reviewer: ids(),
  reviewer_exclude: ids(),
  reviewer_email: z.optional(email()),
  status: z._default(choice(['all', 'hold', 'approved', 'spam', 'trash']), 'approved'),
};
export type WcReviewQuery = z.output<z.ZodMiniObject<typeof wcReviewQuery>>;

export const wcReviewReadOnly = {
  id: integer(),
  date_created: text({ format: 'date-time' }),
  date_created_gmt: text({ format: 'date-time' }),
  product_permalink: text({ format: 'uri' }),
  verified: flag(),
  reviewer_avatar_urls: group({ 24: text(), 48: text(), 96: text() }),
};

export const wcReviewResponse = responseObject({
  ...wcReviewReadOnly,
  ...wcReviewInput,
  status: z.enum(['approved', 'hold', 'spam', 'trash']),
});
export type ProductReview = Served<typeof wcReviewResponse>;
