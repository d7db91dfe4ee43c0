import * as z from 'zod';
import { block } from './block.ts';

export const promises = block({
  kind: 'promises',
  settings: z.object({
    items: z.array(
      z.object({
        icon: z.enum(['parcel', 'hand', 'leaf', 'return']),
        title: z.string(),
        text: z.string().default(''),
      }),
    ),
  }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});
