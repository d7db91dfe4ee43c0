import { ANY_REVIEW, type ReviewFilter } from '#rules/reviews/review-filter.ts';
import { countFor, filterCounts, getRating, starBars, type Tally } from '#rules/reviews/tally.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewSection } from '#wire/reviews.ts';
import { reviewForm } from '../writing/review-form.ts';
import { findPage } from './find-page.ts';
import { photoStrip } from './photo-strip.ts';
import { readReviews } from './read-reviews.ts';
import { type ReviewScope, readTally } from './read-tally.ts';
import { reviewLook } from './review-look.ts';

/** The data of a product's review section, by the stored counts and by index. */
export async function reviewSection(
  ctx: ShopContext,
  productId: number,
  filter: ReviewFilter = usualFilter(ctx),
): Promise<ReviewSection> {
  const { settings } = ctx;
  const look = reviewLook(settings);
  if (!settings['reviews.enabled']) return emptySection(productId, filter, look);
  const [tally, form] = await Promise.all([
    readTally(ctx.db, [productId]),
    reviewForm(ctx, productId),
  ]);
  const [part, photos] = await Promise.all([
    loadPart(ctx, [productId], filter, tally, { perPage: settings['reviews.perPage'] }),
    photoStrip(ctx, [productId], tally),
  ]);
  return { productId, ...part, photos, look, form };
}

/** What an address without a word about it means. */
export function usualFilter({ settings }: Pick<ShopContext, 'settings'>): ReviewFilter {
  return { ...ANY_REVIEW, sort: settings['reviews.sort'] };
}

export type SectionPart = Pick<
  ReviewSection,
  'rating' | 'written' | 'bars' | 'counts' | 'filter' | 'reviews' | 'page' | 'pages' | 'total'
>;

/** One page of a list with its counts; a page that does not exist is the nearest one. */
export async function loadPart(
  ctx: ShopContext,
  scope: ReviewScope,
  filter: ReviewFilter,
  tally: Tally,
  { perPage, withProduct = false }: { perPage: number; withProduct?: boolean },
): Promise<SectionPart> {
  const total = countFor(tally, filter);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, filter.page), pages);
  const rows = { start: (page - 1) * perPage, limit: perPage };
  const ids = await findPage(ctx.db, scope, filter, tally, rows);
  return {
    rating: getRating(tally),
    written: countFor(tally, ANY_REVIEW),
    bars: starBars(tally),
    counts: filterCounts(tally, filter),
    filter: { ...filter, page },
    reviews: await readReviews(ctx, ids, { withProduct }),
    page,
    pages,
    total,
  };
}

export function emptySection(
  productId: number,
  filter: ReviewFilter,
  look: ReviewSection['look'],
): ReviewSection {
  const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  return {
    productId,
    rating: { average: 0, count: 0 },
    written: 0,
    bars: none,
    counts: { all: 0, image: 0, verified: 0, stars: none },
    filter: { ...filter, page: 1 },
    reviews: [],
    page: 1,
    pages: 1,
    total: 0,
    photos: [],
    look,
    form: null,
  };
}
