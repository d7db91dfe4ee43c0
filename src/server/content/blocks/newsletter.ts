import * as z from 'zod';
import { block } from './block.ts';

export const newsletter = block({
  kind: 'newsletter',
  settings: z.object({
    title: z.string(),
    text: z.string().default(''),
    placeholder: z.string().default(''),
    button: z.string().min(1),
  }),
  tags: [],
  resolve: async (_ctx, settings) => ({ ...settings, notice: null, typed: '' }),
});
