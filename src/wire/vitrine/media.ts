import * as z from 'zod/mini';
import { MAX_TAG_LENGTH, MAX_TAGS } from '#rules/media/tags.ts';
import { choice, flag, integer, listOf, number, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// The library of pictures, as `vitrine/v1/media` reads and writes it. Files are uploaded and deleted
// through `wp/v2/media`, which other programs know.

const MAX_LENGTH = 400;
const percent = () => integer({ minimum: 0, maximum: 100 });

export const libraryInput = {
  alt: text({ maxLength: MAX_LENGTH }),
  title: text({ maxLength: MAX_LENGTH }),
  caption: text({ maxLength: MAX_LENGTH }),
  /** Written in lower case; the same one twice is one. */
  tags: listOf(text({ maxLength: MAX_TAG_LENGTH }), { most: MAX_TAGS }),
  /** The point that the shop's crops keep visible, in percent of width and height. */
  focus_x: percent(),
  focus_y: percent(),
};

export const libraryReadOnly = {
  id: integer(),
  slug: text(),
  /** The URL of the large JPEG. */
  url: text(),
  width: integer(),
  height: integer(),
  bytes: integer(),
  mime: text(),
  created_at: text(),
  /** How many files it had before this one. */
  versions: integer(),
};

export const libraryQuery = {
  ...paging,
  search: z.optional(text({ maxLength: 200 })),
  order: z._default(choice(['asc', 'desc']), 'desc'),
  tag: z.optional(text({ maxLength: MAX_TAG_LENGTH })),
  /** Only those without an alternative text. */
  missing_alt: z._default(flag(), false),
  /** Only those that nothing shows. */
  unused: z._default(flag(), false),
};

export const libraryImage = z.object({
  id: z.int(),
  slug: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  mime: z.string(),
  created_at: z.string(),
  versions: z.int(),
  alt: z.string(),
  title: z.string(),
  caption: z.string(),
  tags: z.array(z.string()),
  focus_x: z.int(),
  focus_y: z.int(),
});
export type LibraryImage = z.infer<typeof libraryImage>;

/** In percent of the picture's width and height, at most two digits after the point. */
export const cropInput = {
  left: number({ minimum: 0, maximum: 100 }),
  top: number({ minimum: 0, maximum: 100 }),
  width: number({ minimum: 0, maximum: 100 }),
  height: number({ minimum: 0, maximum: 100 }),
};

export const mediaTagsResponse = z.array(z.object({ tag: z.string(), count: z.int() }));

/** Files that a picture had before, the newest first. */
export const imageVersionsResponse = z.array(
  z.object({
    id: z.int(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    replaced_at: z.string(),
  }),
);
export const restoreInput = { version: integer({ minimum: 1 }) };

export const IMAGE_USERS = [
  'product',
  'variation',
  'category',
  'brand',
  'term',
  'page',
  'post',
  'block-set',
  'menu',
  'option-form',
  'review',
  'order',
  'logo',
] as const;
export type ImageUser = (typeof IMAGE_USERS)[number];

/** The pages, products and settings that use an image. */
export const imageUsageResponse = z.array(
  z.object({ kind: z.enum(IMAGE_USERS), id: z.int(), name: z.string() }),
);
export type ImageUse = z.infer<typeof imageUsageResponse>[number];

/** A video is sent as the file `file`, or copied from an address. */
export const videoInput = { url: z.optional(text({ maxLength: 2000 })) };
export const videoResponse = z.object({ url: text() });
