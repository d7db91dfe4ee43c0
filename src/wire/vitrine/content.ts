import * as z from 'zod/mini';
import { OPTIONAL_LINK } from '#rules/content/link-address.ts';
import { choice, dateTime, flag, integer, listOf, mixed, nullable, text } from '../wc/field.ts';

// Blocks of pages and posts, and menus, as `vitrine/v1` takes and answers them.

/** Of one page, and of what is rendered at once. */
export const MAX_BLOCKS = 100;

const storedBlock = z.object({ kind: z.string(), settings: z.unknown() });

export const blockKindsResponse = z.array(
  z.object({ kind: z.string(), settings: z.record(z.string(), z.unknown()) }),
);

export const blocksInput = {
  /** The version that was read; a save in between is not overwritten. */
  version: integer({ minimum: 1 }),
  blocks: listOf(z.object({ kind: text({ maxLength: 40 }), settings: mixed() }), {
    most: MAX_BLOCKS,
  }),
  show_title: z.optional(flag()),
};

/** Blocks that the page leaves out, or a part of them, by their place in the list. */
const blockProblems = z.array(
  z.object({
    code: z.enum(['block.unknown', 'block.unreadable', 'block.missing']),
    block: z.int(),
    names: z.array(z.string()),
  }),
);

export const blocksResponse = z.object({
  id: z.int(),
  type: z.enum(['page', 'post']),
  slug: z.string(),
  title: z.string(),
  status: z.string(),
  show_title: z.boolean(),
  version: z.int(),
  blocks: z.array(storedBlock),
  problems: blockProblems,
  /** Its address in the shop. */
  path: z.string(),
  /** Whether everybody may read it now. */
  is_public: z.boolean(),
  /** What is written and not published yet; null where there is nothing. */
  draft: z.nullable(
    z.object({
      at: z.string(),
      show_title: z.boolean(),
      blocks: z.array(storedBlock),
      problems: blockProblems,
    }),
  ),
});
export type DocumentBlocks = z.infer<typeof blocksResponse>;

/** The version that was read; a save in between is not overwritten. */
export const draftInput = { version: integer({ minimum: 1 }) };

export const renderInput = { blocks: blocksInput.blocks };

export const renderResponse = z.object({
  /** Style sheets of a page of blocks. */
  styles: z.array(z.string()),
  /** One for each block: its HTML, or why it cannot be shown, and what of it is gone from the shop. */
  items: z.array(z.object({ html: z.string(), problem: z.string(), missing: z.array(z.string()) })),
});

export const documentsResponse = z.array(
  z.object({
    id: z.int(),
    type: z.enum(['page', 'post']),
    slug: z.string(),
    title: z.string(),
    status: z.string(),
    version: z.int(),
  }),
);

/** What an editor chooses; a published one dated ahead is shown from then on. */
export const EDITED_STATUSES = ['publish', 'draft', 'pending', 'private'] as const;

export const documentInput = {
  /** The version that was read; a save in between is not overwritten. */
  version: integer({ minimum: 1 }),
  title: z.optional(text({ maxLength: 400 })),
  slug: z.optional(text({ maxLength: 200 })),
  excerpt: z.optional(text({ maxLength: 2000 })),
  status: z.optional(choice(EDITED_STATUSES)),
  published_at: z.optional(dateTime()),
  image_id: z.optional(nullable(integer({ minimum: 1 }))),
  seo_title: z.optional(text({ maxLength: 200 })),
  seo_description: z.optional(text({ maxLength: 500 })),
  noindex: z.optional(flag()),
  social_image_id: z.optional(nullable(integer({ minimum: 1 }))),
  comments_open: z.optional(flag()),
  category_ids: z.optional(listOf(integer({ minimum: 1 }), { most: 100 })),
  tag_ids: z.optional(listOf(integer({ minimum: 1 }), { most: 100 })),
};

export const documentResponse = z.object({
  id: z.int(),
  type: z.enum(['page', 'post']),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  status: z.string(),
  version: z.int(),
  published_at: z.string(),
  /** The path of the published page. */
  path: z.string(),
  /** Whether everybody may read it now. */
  is_public: z.boolean(),
  image_id: z.nullable(z.int()),
  seo_title: z.string(),
  seo_description: z.string(),
  noindex: z.boolean(),
  social_image_id: z.nullable(z.int()),
  comments_open: z.boolean(),
  /** Only posts have categories. */
  category_ids: z.array(z.int()),
  tag_ids: z.array(z.int()),
});
export type DocumentDetails = z.infer<typeof documentResponse>;

export const previewInput = {
  hours: z._default(integer({ minimum: 1, maximum: 24 * 14 }), 48),
};
export const previewResponse = z.object({ url: z.string(), ends_at: z.string() });

const revisionDetails = {
  id: z.int(),
  at: z.string(),
  /** '' where it is not known any more. */
  author: z.string(),
};
export const revisionsResponse = z.array(z.object(revisionDetails));
export const revisionResponse = z.object({
  ...revisionDetails,
  title: z.string(),
  excerpt: z.string(),
  blocks: z.array(storedBlock),
});
export const restoreInput = { version: integer({ minimum: 1 }) };

export const documentsQuery = {
  type: z._default(choice(['page', 'post']), 'page'),
  page: z._default(integer({ minimum: 1, maximum: 1_000_000 }), 1),
  per_page: z._default(integer({ minimum: 1, maximum: 100 }), 20),
};

const labelled = {
  label: text({ maxLength: 120, pattern: /\S/, problem: 'must not be empty.' }),
  /** '' for a title alone. */
  url: text({ maxLength: 2000, pattern: OPTIONAL_LINK, problem: 'is no address of a page.' }),
  mega: z._default(flag(), false),
  image_id: z._default(z.nullable(integer({ minimum: 1 })), null),
  /** Shared blocks, as the panel of an entry at the top of the main menu. */
  set_id: z._default(z.nullable(integer({ minimum: 1 })), null),
};
const MAX_ITEMS = 100;
const providedLeaf = z.object(labelled);
const below = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...labelled, children: z._default(listOf(item, { most: MAX_ITEMS }), []) });

export const menuInput = {
  /** As it was read; a save in between is not overwritten. */
  version: text({ maxLength: 64 }),
  items: listOf(below(below(below(providedLeaf))), { most: MAX_ITEMS }),
};

const displayed = {
  /** Until the menu is saved the next time. */
  id: z.int(),
  label: z.string(),
  url: z.string(),
  mega: z.boolean(),
  image_id: z.nullable(z.int()),
  set_id: z.nullable(z.int()),
};
const visibleBelow = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ ...displayed, children: z.array(item) });

export const menuResponse = z.object({
  name: z.string(),
  placement: z.enum(['top-bar', 'header', 'wide-header', 'footer']),
  version: z.string(),
  items: z.array(visibleBelow(visibleBelow(visibleBelow(z.object(displayed))))),
});
export type Menu = z.infer<typeof menuResponse>;
export const menusResponse = z.array(menuResponse);
