import * as z from 'zod';
import { block } from './block.ts';

export const testimonials = block({
  kind: 'testimonials',
  settings: z.object({
    title: z.string().default(''),
    quotes: z
      .array(
        z.object({
          text: z.string().min(1),
          author: z.string().default(''),
          about: z.string().default(''),
          /** 0 shows none. */
          stars: z.int().min(0).max(5).default(0),
        }),
      )
      .max(24)
      .default([]),
  }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});
