import * as z from 'zod';
import { findImage } from '#server/media/find-images.ts';
import { block, mediaId, optionalLink } from './block.ts';

export const image = block({
  kind: 'image',
  settings: z.object({
    imageId: mediaId.default(null),
    caption: z.string().default(''),
    url: optionalLink.default(''),
  }),
  tags: [],
  async resolve(ctx, { imageId, ...words }) {
    return { ...words, image: await findImage(ctx.db, imageId) };
  },
});
