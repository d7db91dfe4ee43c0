import * as z from 'zod';
import { videoOf } from '#rules/reviews/video-link.ts';
import { findImage } from '#server/media/find-images.ts';
import { block, mediaId } from './block.ts';

/** A film of the shop's own media, of YouTube or of Vimeo. */
const filmAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)/)
  .refine((url) => videoOf(url) !== null, 'is no address of a film.');

export const video = block({
  kind: 'video',
  settings: z.object({
    title: z.string(),
    url: filmAddress,
    /** Shown until it is played. */
    imageId: mediaId.default(null),
  }),
  tags: [],
  async resolve(ctx, { title, url, imageId }) {
    const film = videoOf(url);
    const player = film?.kind === 'embed' ? film.player : '';
    return { title, url, player, image: await findImage(ctx.db, imageId) };
  },
});
