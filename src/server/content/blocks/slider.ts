import * as z from 'zod';
import { block, mediaId, optionalLink } from './block.ts';
import { withImages } from './images.ts';

/** Pictures one beside the other, moved by the visitor. */
export const slider = block({
  kind: 'slider',
  settings: z.object({
    title: z.string().default(''),
    slides: z
      .array(
        z.object({
          imageId: mediaId,
          title: z.string().default(''),
          text: z.string().default(''),
          url: optionalLink.default(''),
        }),
      )
      .max(24)
      .default([]),
  }),
  tags: [],
  async resolve(ctx, { title, slides }) {
    return { title, slides: await withImages(ctx, slides) };
  },
});
