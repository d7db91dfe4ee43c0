import * as z from 'zod';
import { findImage } from '#server/media/find-images.ts';
import { block, buttonSettings, mediaId } from './block.ts';

/** Words over a picture. */
export const banner = block({
  kind: 'banner',
  settings: z.object({
    title: z.string(),
    text: z.string().default(''),
    button: buttonSettings.nullable().default(null),
    imageId: mediaId.default(null),
    height: z.enum(['low', 'middle', 'high']).default('middle'),
  }),
  tags: [],
  async resolve(ctx, { imageId, ...words }) {
    return { ...words, image: await findImage(ctx.db, imageId) };
  },
});
