import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { block } from './block.ts';

const MAX_SECTIONS = 24;

const settings = z.object({
  title: z.string().default(''),
  items: z
    .array(z.object({ title: z.string().min(1), html: z.string().default('') }))
    .max(MAX_SECTIONS)
    .default([]),
});
type Sections = z.infer<typeof settings>;

const clean = <Given extends Sections>(input: Given): Given => ({
  ...input,
  items: input.items.map((item) => ({ ...item, html: sanitiseHtml(item.html) })),
});

export const tabs = block({
  kind: 'tabs',
  settings,
  clean,
  tags: [],
  resolve: async (_ctx, input) => input,
});

export const accordion = block({
  kind: 'accordion',
  settings: settings.extend({ open: z.int().min(0).max(MAX_SECTIONS).default(0) }),
  clean,
  tags: [],
  resolve: async (_ctx, input) => input,
});
