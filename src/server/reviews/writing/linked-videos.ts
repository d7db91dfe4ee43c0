import { videoLinksIn } from '#rules/reviews/video-link.ts';
import type { ReviewFormSettings } from '#wire/reviews.ts';
import type { ReviewFileInput } from '../save-review.ts';

/** Links to videos of other sites are shown beside the review's own files, as far as there is room. */
export function linkedVideos(
  text: string,
  { on, maxFiles }: Pick<ReviewFormSettings['photos'], 'on' | 'maxFiles'>,
  files: number,
): ReviewFileInput[] {
  if (!on) return [];
  const room = Math.max(0, maxFiles - files);
  return videoLinksIn(text)
    .slice(0, room)
    .map((url) => ({ kind: 'embed', mediaId: null, url }));
}
