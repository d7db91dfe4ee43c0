import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { block } from './block.ts';

export const text = block({
  kind: 'text',
  settings: z.object({ html: z.string() }),
  clean: ({ html }) => ({ html: sanitiseHtml(html) }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});
