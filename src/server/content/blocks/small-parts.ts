import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { block, buttonSettings } from './block.ts';

// Kinds that are shown as they are stored.

export const button = block({
  kind: 'button',
  settings: z.object({
    button: buttonSettings,
    variant: z.enum(['primary', 'secondary', 'quiet']).default('primary'),
    align: z.enum(['start', 'center', 'end']).default('start'),
  }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});

export const divider = block({
  kind: 'divider',
  settings: z.object({ line: z.enum(['thin', 'strong', 'dotted']).default('thin') }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});

export const spacer = block({
  kind: 'spacer',
  settings: z.object({ size: z.enum(['small', 'middle', 'large']).default('middle') }),
  tags: [],
  resolve: async (_ctx, settings) => settings,
});

/** HTML as it is typed, with everything taken out that texts may not have. */
export const html = block({
  kind: 'html',
  settings: z.object({ code: z.string().max(100_000).default('') }),
  clean: ({ code }) => ({ code: sanitiseHtml(code) }),
  tags: [],
  resolve: async (_ctx, { code }) => ({ html: code }),
});
