import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import type { ReviewLook, ReviewMedia, ReviewRecord, ReviewSection } from '../reviews.ts';

export function sampleMedia(id: number, change: Partial<ReviewMedia> = {}): ReviewMedia {
  return {
    id,
    kind: 'image',
    image: {
      id,
      key: `photo-${id}`,
      width: 900,
      height: 1200,
      alt: 'A mug on a table',
      caption: '',
    },
    url: '',
    width: 900,
    height: 1200,
    caption: '',
    ...change,
  };
}

export function sampleReview(id: number, change: Partial<ReviewRecord> = {}): ReviewRecord {
  return {
    id,
    author: 'Ada',
    stars: 5,
    title: 'Good',
    text: 'A good weight in the hand.',
    verified: true,
    writtenAt: Date.UTC(2026, 5, 15),
    media: [],
    votes: { up: 3, down: 1 },
    replies: [],
    variation: null,
    product: null,
    ...change,
  };
}

export function sampleLook(change: Partial<ReviewLook> = {}): ReviewLook {
  return {
    containerId: 'comments',
    layout: 'list',
    paging: 'more',
    byScript: true,
    popup: 'review',
    fullScreenMobile: true,
    cut: 150,
    masonry: { columns: 3, gap: 20, rowUnit: 21 },
    slider: { columns: 4, mobileColumns: 1, gap: 20 },
    showDate: true,
    votes: true,
    filters: true,
    overall: true,
    bars: true,
    ...change,
  };
}

export function sampleSection(change: Partial<ReviewSection> = {}): ReviewSection {
  return {
    productId: 12,
    rating: { average: 4.5, count: 30 },
    written: 30,
    bars: { 5: 20, 4: 7, 3: 3, 2: 0, 1: 0 },
    counts: { all: 30, image: 9, verified: 21, stars: { 5: 20, 4: 7, 3: 3, 2: 0, 1: 0 } },
    filter: ANY_REVIEW,
    reviews: [sampleReview(1), sampleReview(2)],
    page: 1,
    pages: 3,
    total: 30,
    photos: [],
    look: sampleLook(),
    form: null,
    ...change,
  };
}
