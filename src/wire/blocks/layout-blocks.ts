import * as z from 'zod/mini';
import { blockButton } from './block-button.ts';

// Blocks of words and of space, as data to render. `html` is sanitised.

const section = z.object({ title: z.string(), html: z.string() });

export const layoutBlocks = [
  z.object({
    kind: z.literal('tabs'),
    id: z.int(),
    title: z.string(),
    items: z.array(section),
  }),
  z.object({
    kind: z.literal('accordion'),
    id: z.int(),
    title: z.string(),
    /** Number of the entry that is open at load; 0 for none. */
    open: z.int(),
    items: z.array(section),
  }),
  z.object({
    kind: z.literal('table'),
    id: z.int(),
    title: z.string(),
    /** Whether the first row names the columns. */
    hasHead: z.boolean(),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('button'),
    id: z.int(),
    button: blockButton,
    variant: z.enum(['primary', 'secondary', 'quiet']),
    align: z.enum(['start', 'center', 'end']),
  }),
  z.object({ kind: z.literal('divider'), id: z.int(), line: z.enum(['thin', 'strong', 'dotted']) }),
  z.object({ kind: z.literal('spacer'), id: z.int(), size: z.enum(['small', 'middle', 'large']) }),
  z.object({ kind: z.literal('html'), id: z.int(), html: z.string() }),
] as const;
