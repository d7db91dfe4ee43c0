import type { ReviewFormSettings } from '#wire/reviews.ts';

/** What a shop takes; a video's length is nothing the browser need know before it sends one. */
export type ReviewFileLimits = Pick<
  ReviewFormSettings['photos'],
  'maxFiles' | 'maxFileSize' | 'allowed'
>;

/** A minute shows what there is to show. */
export const MAX_VIDEO_LENGTH = 60_000;
