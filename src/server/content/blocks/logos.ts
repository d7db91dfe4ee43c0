import * as z from 'zod';
import { block, mediaId, optionalLink } from './block.ts';
import { withPictures } from './pictures.ts';

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
  async resolve(ctx, { title, logos: given }) {
    return { title, logos: await withPictures(ctx, given) };
  },
});
