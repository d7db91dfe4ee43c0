import * as z from 'zod';
import { block, mediaId, optionalLink } from './block.ts';
import { withImages } from './images.ts';

export const logos = block({
  kind: 'logos',
  settings: z.object({
    title: z.string().default(''),
    logos: z
      .array(z.object({ imageId: mediaId, name: z.string().min(1), url: optionalLink.default('') }))
      .max(24)
      .default([]),
  }),
  tags: [],
  async resolve(ctx, { title, logos: entries }) {
    return { title, logos: await withImages(ctx, entries) };
  },
});
