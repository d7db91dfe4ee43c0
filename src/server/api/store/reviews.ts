import { ANY_REVIEW, type ReviewSort } from '#rules/reviews/review-filter.ts';
import { countFor } from '#rules/reviews/tally.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { findPage } from '#server/reviews/reading/find-page.ts';
import { readReviews } from '#server/reviews/reading/read-reviews.ts';
import { readTally } from '#server/reviews/reading/read-tally.ts';
import { reviewScope } from '#server/reviews/reading/review-scope.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewRecord } from '#wire/reviews.ts';
import { type StoreReview, type StoreReviewQuery, storeReviewQuery } from '#wire/store/review.ts';
import { endpoint, found } from '../rest/rest-route.ts';
import { toStoreImage } from './to-store-image.ts';

const PERSON =
  'M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0 2c-4.4 0-8 2.2-8 5v3h16v-3c0-2.8-3.6-5-8-5z';

/** The same image for everyone: no other site is asked, and none gets the hash of an email. */
const AVATARS = Object.fromEntries(
  [24, 48, 96].map((size) => {
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><path fill="#888" d="${PERSON}"/></svg>`;
    return [String(size), `data:image/svg+xml,${encodeURIComponent(image)}`];
  }),
);

/** Approved reviews, by the same counts and indexes as the pages. */
export const reviewList = endpoint(
  storeReviewQuery,
  async (query, { ctx, origin }) => {
    const { page, per_page: perPage } = query;
    const none = found([], { total: 0, page, perPage });
    if (!ctx.settings['reviews.enabled']) return none;
    const named = { products: query.product_id, categories: query.category_id };
    const scope = await reviewScope(ctx.db, named);
    const tally = await readTally(ctx.db, scope);
    const total = countFor(tally, ANY_REVIEW);
    const start = query.offset ?? (page - 1) * perPage;
    const filter = { ...ANY_REVIEW, sort: getSort(query) };
    const ids = await findPage(ctx.db, scope, filter, tally, { start, limit: perPage });
    const reviews = await readReviews(ctx, ids, { withProduct: true });
    return found(
      reviews.flatMap((review) => toStoreReview(ctx, review, origin)),
      { total, page, perPage },
    );
  },
  { cache: 'revalidate' },
);

/** Reviews are numbered as they are written, and those of one product are asked for by its id. */
function getSort({ orderby, order }: StoreReviewQuery): ReviewSort {
  if (orderby === 'rating') return order === 'desc' ? 'highest' : 'lowest';
  return order === 'desc' ? 'newest' : 'oldest';
}

function toStoreReview(
  { settings }: ShopContext,
  review: ReviewRecord,
  origin: string,
): StoreReview[] {
  const { product } = review;
  if (!product) return [];
  const image = product.image;
  const written = new Date(review.writtenAt);
  return [
    {
      id: review.id,
      date_created: shopTime(review.writtenAt, settings['shop.timeZone']),
      formatted_date_created: new Intl.DateTimeFormat(settings['shop.locale'], {
        dateStyle: 'long',
        timeZone: settings['shop.timeZone'],
      }).format(written),
      date_created_gmt: written.toISOString().slice(0, 19),
      product_id: product.id,
      product_name: product.name,
      product_permalink: `${origin}${product.url}`,
      product_image: image && toStoreImage({ ...image, title: '', slug: image.key }, origin),
      reviewer: review.author,
      review: toHtml(review.text),
      rating: review.stars,
      verified: review.verified,
      reviewer_avatar_urls: AVATARS,
    },
  ];
}

/** `2026-06-15T12:00:00` on the shop's own clock. */
function shopTime(time: number, timeZone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', parts).format(time).replace(' ', 'T');
}

function toHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}
