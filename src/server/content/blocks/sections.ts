import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { block } from './block.ts';

const settings = z.object({
  title: z.string().default(''),
  items: z
    .array(z.object({ title: z.string().min(1), html: z.string().default('') }))
    .max(24)
    .default([]),
});
type Sections = z.infer<typeof settings>;

const clean = (given: Sections): Sections => ({
  ...given,
  items: given.items.map((item) => ({ ...item, html: sanitiseHtml(item.html) })),
});

export const tabs = block({
  kind: 'tabs',
  settings,
  clean,
  tags: [],
  resolve: async (_ctx, given) => given,
});

export const accordion = block({
  kind: 'accordion',
  settings,
  clean,
  tags: [],
  resolve: async (_ctx, given) => given,
});
