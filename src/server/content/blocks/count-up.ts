import * as z from 'zod';
import { block } from './block.ts';

/** Figures that count up when they are reached; without script they stand as they are. */
export const countUp = block({
  kind: 'count-up',
  settings: z.object({
    title: z.string().default(''),
    figures: z
      .array(
        z.object({
          before: z.string().default(''),
          number: z.number(),
          after: z.string().default(''),
          text: z.string().default(''),
        }),
      )
      .max(12)
      .default([]),
  }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});
