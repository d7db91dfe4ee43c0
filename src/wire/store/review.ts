import * as z from 'zod/mini';
import { storeImage } from './image.ts';
import { idParam, integer, listOf, oneOf, pageParam, perPageParam } from './params.ts';

/** A list of reviews, of the whole shop unless products or categories are named. */
export const storeReviewQuery = z.object({
  page: pageParam,
  per_page: perPageParam(10),
  offset: z.optional(integer(0, 1_000_000_000)),
  order: z._default(oneOf(['asc', 'desc']), 'desc'),
  orderby: z._default(oneOf(['date', 'date_gmt', 'id', 'rating', 'product']), 'date'),
  category_id: z._default(listOf(idParam), []),
  product_id: z._default(listOf(idParam), []),
});
export type StoreReviewQuery = z.infer<typeof storeReviewQuery>;

export const storeReview = z.strictObject({
  id: z.int(),
  /** Without a zone: the shop's own time. */
  date_created: z.string(),
  formatted_date_created: z.string(),
  date_created_gmt: z.string(),
  product_id: z.int(),
  product_name: z.string(),
  product_permalink: z.string(),
  product_image: z.nullable(storeImage),
  reviewer: z.string(),
  /** HTML: paragraphs and line breaks, everything else written as text. */
  review: z.string(),
  rating: z.int(),
  verified: z.boolean(),
  /** This shop asks no other site for pictures of people. */
  reviewer_avatar_urls: z.record(z.string(), z.string()),
});
export type StoreReview = z.infer<typeof storeReview>;
