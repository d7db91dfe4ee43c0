import * as z from 'zod';
import { findImage } from '#server/media/find-images.ts';
import { block, buttonSettings, mediaId } from './block.ts';

export const hero = block({
  kind: 'hero',
  settings: z.object({
    eyebrow: z.string().default(''),
    title: z.string(),
    text: z.string().default(''),
    button: buttonSettings,
    secondButton: buttonSettings.nullable().default(null),
    imageId: mediaId.default(null),
    /** A narrower crop for phones; without one the wide picture serves. */
    phoneImageId: mediaId.default(null),
  }),
  tags: [],
  async resolve(ctx, { imageId, phoneImageId, ...words }) {
    return {
      ...words,
      image: await findImage(ctx.db, imageId),
      phoneImage: await findImage(ctx.db, phoneImageId),
    };
  },
});
