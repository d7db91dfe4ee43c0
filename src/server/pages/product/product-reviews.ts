import {
  namesReviewPage,
  readReviewFilter,
  reviewQuery,
  SECTION_NAMES,
} from '#rules/reviews/filter-address.ts';
import { pickQuotes } from '#rules/reviews/pick-quotes.ts';
import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { featuredReviews } from '#server/reviews/reading/featured-reviews.ts';
import { findReview } from '#server/reviews/reading/find-review.ts';
import { newestReviews } from '#server/reviews/reading/newest-reviews.ts';
import { reviewSection, usualFilter } from '#server/reviews/reading/review-section.ts';
import { reviewsTag } from '#server/reviews/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import { REVIEW_PARAM } from '#shop/reviews/card/review-param.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ProductPage, ProductQuotes } from '#wire/product-page.ts';
import type { ReviewRecord, ReviewSection } from '#wire/reviews.ts';
import { productRouting, reviewsHtml } from '../reviews/reviews-html.tsx';

/** Of a product page's query, what its reviews understand: the filter and the review it names. */
export function reviewsQuery(query: URLSearchParams, settings: Settings): URLSearchParams {
  const usual = usualFilter({ settings });
  const filter = readReviewFilter(query, SECTION_NAMES, usual);
  const canonical = new URLSearchParams(reviewQuery(filter, SECTION_NAMES, usual));
  // The first page reads as the product's own, but with its reviews open.
  if (namesReviewPage(query)) canonical.set(SECTION_NAMES.page, String(filter.page));
  const review = query.get(REVIEW_PARAM) ?? '';
  if (/^[1-9]\d{0,9}$/.test(review)) canonical.set(REVIEW_PARAM, review);
  return canonical;
}

interface PageReviews {
  data: ProductPage['reviews'];
  newest: ReviewRecord[];
  quotes: ProductQuotes | null;
  html: string;
}

/** The reviews of a product as its page shows them, and what of them is sent as data. */
export async function productReviews(
  ctx: ShopContext,
  product: ProductRecord,
  query: URLSearchParams,
): Promise<PageReviews> {
  const tags = [reviewsTag(product.id), productTag(product.id), CATALOG_TAG];
  const key = `reviews ${product.id} ${query}`;
  return pageReads.of(ctx).one(key, tags, ctx.now, () => loadReviews(ctx, product, query));
}

async function loadReviews(
  ctx: ShopContext,
  product: ProductRecord,
  query: URLSearchParams,
): Promise<PageReviews> {
  const usual = usualFilter(ctx);
  const filter = readReviewFilter(query, SECTION_NAMES, usual);
  const [section, named] = await Promise.all([
    reviewSection(ctx, product.id, filter),
    namedReview(ctx, product.id, query),
  ]);
  const write = address(ctx.settings, 'routes.review', { slug: product.slug });
  const place = productRouting(product.url, write, usual);
  const newest = await getNewest(ctx, section);
  return {
    data: { form: section.form, ...(namesReviewPage(query) && { isOpen: true }) },
    newest,
    quotes: getQuotes(section, newest, await featuredReviews(ctx, product.id, QUOTES)),
    html: reviewsHtml(ctx, section, place, { review: named }),
  };
}

/** Null where nothing was written. */
function getQuotes(
  { rating, bars }: ReviewSection,
  newest: ReviewRecord[],
  featured: ReviewRecord[],
): ProductQuotes | null {
  const items = pickQuotes(newest, rating.average, QUOTES, featured);
  if (rating.off || rating.count === 0 || items.length === 0) return null;
  // Rounded down, so that it never promises too much.
  return { items, happy: Math.floor(((bars[4] + bars[5]) * 100) / rating.count) };
}

const QUOTES = 2;

/** The reviews for search engines. The first page of the default list begins with them already. */
async function getNewest(ctx: ShopContext, section: ReviewSection): Promise<ReviewRecord[]> {
  const { filter, productId, reviews } = section;
  const { stars, verified, image, page, sort } = filter;
  const plain = stars === 0 && !verified && !image && page === 1 && sort === 'newest';
  if (!ctx.settings['reviews.enabled']) return [];
  if (plain && reviews.length >= Math.min(NEWEST, section.total)) return reviews.slice(0, NEWEST);
  return newestReviews(ctx, productId, NEWEST);
}

const NEWEST = 5;

/** The review named in the URL, if it is a public one of this product. */
async function namedReview(ctx: ShopContext, productId: number, query: URLSearchParams) {
  const id = Number(query.get(REVIEW_PARAM));
  if (!id) return null;
  const found = await findReview(ctx, id);
  // On its own product's page a review need not say what it is about.
  return found?.product?.id === productId ? { ...found, product: null } : null;
}
