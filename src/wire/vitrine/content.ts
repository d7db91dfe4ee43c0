import * as z from 'zod/mini';
import { choice, flag, integer, listOf, mixed, text } from '../wc/field.ts';

// Blocks of pages and posts, and menus, as `vitrine/v1` takes and answers them.

const MOST_BLOCKS = 100;

const storedBlock = z.object({ kind: z.string(), settings: z.unknown() });

export const blockKindsAnswer = z.array(
  z.object({ kind: z.string(), settings: z.record(z.string(), z.unknown()) }),
);

export const blocksInput = {
  /** The version that was read; a save in between is not overwritten. */
  version: integer({ minimum: 1 }),
  blocks: listOf(z.object({ kind: text({ longest: 40 }), settings: mixed() }), {
    most: MOST_BLOCKS,
  }),
  show_title: z.optional(flag()),
};

export const blocksAnswer = z.object({
  id: z.int(),
  type: z.enum(['page', 'post']),
  slug: z.string(),
  title: z.string(),
  status: z.string(),
  show_title: z.boolean(),
  version: z.int(),
  blocks: z.array(storedBlock),
});

export const documentsAnswer = z.array(
  z.object({
    id: z.int(),
    type: z.enum(['page', 'post']),
    slug: z.string(),
    title: z.string(),
    status: z.string(),
    version: z.int(),
  }),
);

export const documentsQuery = {
  type: z._default(choice(['page', 'post']), 'page'),
  page: z._default(integer({ minimum: 1, maximum: 1_000_000 }), 1),
  per_page: z._default(integer({ minimum: 1, maximum: 100 }), 20),
};

/** A link inside the shop, to the web, or to a mail or telephone program; '' for a title alone. */
const LINK = /^(\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:|$)/;

const given = {
  label: text({ longest: 120, pattern: /\S/, problem: 'must not be empty.' }),
  url: text({ longest: 2000, pattern: LINK, problem: 'is no address of a page.' }),
  mega: z._default(flag(), false),
  image_id: z._default(z.nullable(integer({ minimum: 1 })), null),
};
const MOST_ITEMS = 100;
const givenLeaf = z.object(given);
const below = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...given, children: z._default(listOf(item, { most: MOST_ITEMS }), []) });

export const menuInput = {
  /** As it was read; a save in between is not overwritten. */
  version: text({ longest: 64 }),
  items: listOf(below(below(below(givenLeaf))), { most: MOST_ITEMS }),
};

const shown = {
  label: z.string(),
  url: z.string(),
  mega: z.boolean(),
  image_id: z.nullable(z.int()),
};
const shownBelow = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...shown, children: z.array(item) });

export const menuAnswer = z.object({
  name: z.string(),
  placement: z.enum(['top-bar', 'header', 'wide-header', 'footer']),
  version: z.string(),
  items: z.array(shownBelow(shownBelow(shownBelow(z.object(shown))))),
});
export const menusAnswer = z.array(menuAnswer);
