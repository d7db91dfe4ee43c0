import * as z from 'zod/mini';

/** A picture as `wp/v2/media` answers it. */
export const mediaItem = z.object({
  id: z.int(),
  slug: z.string(),
  source_url: z.string(),
  alt_text: z.string(),
  media_details: z.object({ width: z.number(), height: z.number() }),
});
export type MediaItem = z.infer<typeof mediaItem>;
export const mediaItems = z.array(mediaItem);
