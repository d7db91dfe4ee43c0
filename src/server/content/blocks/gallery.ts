import * as z from 'zod';
import { block, mediaId } from './block.ts';
import { withImages } from './images.ts';

export const gallery = block({
  kind: 'gallery',
  settings: z.object({
    title: z.string().default(''),
    columns: z.enum(['2', '3', '4']).default('3'),
    pictures: z
      .array(z.object({ imageId: mediaId }))
      .max(48)
      .default([]),
  }),
  tags: [],
  async resolve(ctx, { pictures: images, ...rest }) {
    const found = await withImages(ctx, images);
    return { ...rest, images: found.map(({ image }) => image) };
  },
});
