import { adminMessages } from '#wire/messages/admin.ts';
import type { Review } from '#wire/vitrine/reviews.ts';

export type ReviewFile = Review['files'][number];

export const REVIEW_STATUSES = ['hold', 'approved', 'spam', 'trash'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const STATUS_CHOICES = REVIEW_STATUSES.map((id) => ({
  id,
  name: adminMessages[`admin.review.${id}`],
}));
