import * as z from 'zod/mini';
import { flag, integer, responseObject, text } from './field.ts';
import type { Served } from './response.ts';
import { moment } from './response-parts.ts';
import { wcReviewInput } from './review-fields.ts';

// Reviews below a product, as `wc/v1` and `wc/v2` have them.

export const olderReviewInput = {
  review: wcReviewInput.review,
  rating: wcReviewInput.rating,
  name: wcReviewInput.reviewer,
  email: wcReviewInput.reviewer_email,
};

export const olderReviewReadOnly = {
  id: integer(),
  date_created: text({ format: 'date-time' }),
  date_created_gmt: text({ format: 'date-time' }),
  verified: flag(),
};

export const olderReviewResponse = responseObject({
  ...olderReviewReadOnly,
  ...olderReviewInput,
  date_created: moment,
  /** Of `wc/v2` only; the other moment of `wc/v1` is of GMT. */
  date_created_gmt: z.optional(moment),
});
export type OlderReview = Served<typeof olderReviewResponse>;
