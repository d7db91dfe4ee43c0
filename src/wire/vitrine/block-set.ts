import * as z from 'zod/mini';
import { choice, integer, listOf, mixed, text } from '../wc/field.ts';
import { MAX_BLOCKS } from './content.ts';

// Blocks under a name, as `vitrine/v1/block-sets` reads and writes them.

export const BLOCK_SET_PURPOSES = ['shared', 'template'] as const;
export type BlockSetPurpose = (typeof BLOCK_SET_PURPOSES)[number];

export const blockSetInput = {
  /** A shared set is shown by reference, a template is copied into a page. */
  purpose: choice(BLOCK_SET_PURPOSES),
  name: text({ maxLength: 80, pattern: /\S/, problem: 'must not be empty.' }),
  blocks: listOf(z.object({ kind: text({ maxLength: 40 }), settings: mixed() }), {
    most: MAX_BLOCKS,
  }),
};
export const blockSetReadOnly = { id: integer() };
export const blockSetsQuery = { purpose: z.optional(choice(BLOCK_SET_PURPOSES)) };

export const blockSet = z.object({
  id: z.int(),
  purpose: z.enum(BLOCK_SET_PURPOSES),
  name: z.string(),
  blocks: z.array(z.object({ kind: z.string(), settings: z.unknown() })),
});
export const blockSetsResponse = z.array(blockSet);
