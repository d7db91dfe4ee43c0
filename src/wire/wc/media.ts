import * as z from 'zod/mini';
import { edited, rawText, renderedText, viewed } from '../wp/fields.ts';
import { choice, describedAs, flag, integer, listOf, responseObject, text } from './field.ts';
import { listFields } from './list-query.ts';
import type { Served } from './response.ts';
import { moment } from './response-parts.ts';

// Pictures, as `wp/v2/media` takes and answers them.

const MAX_LENGTH = 400;

export const mediaInput = {
  alt_text: text({ maxLength: MAX_LENGTH }),
  title: rawText({ maxLength: MAX_LENGTH }),
  caption: rawText({ maxLength: MAX_LENGTH }),
};

export const mediaReadOnly = {
  id: integer(),
  date: text(),
  date_gmt: text(),
  slug: text(),
  media_type: text(),
  mime_type: text(),
  source_url: text(),
  guid: renderedText(viewed),
  description: renderedText(),
  permalink_template: describedAs(text(), { context: edited }),
  generated_slug: describedAs(text(), { context: edited }),
  missing_image_sizes: describedAs(listOf(text()), { context: edited }),
};

export const mediaQuery = {
  ...listFields({ orderby: ['date', 'id'], usual: 'date' }),
  /** Only those without an alternative text; a parameter of this shop. */
  missing_alt: z.optional(flag()),
};

/** A parameter of this shop: the same file again is refused, and the refusal names the picture. */
export const mediaUpload = { unless_same: z.optional(flag()) };

/** The one step of `post-process`: the smaller pictures are made anew. */
export const mediaPostProcess = { action: choice(['create-image-subsizes']) };

const size = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  mime_type: z.string(),
  source_url: z.string(),
});
export type MediaSize = Served<typeof size>;

export const mediaResponse = responseObject({
  ...mediaReadOnly,
  ...mediaInput,
  date: moment,
  date_gmt: moment,
  modified: moment,
  modified_gmt: moment,
  status: z.literal('inherit'),
  type: z.literal('attachment'),
  link: z.string(),
  author: z.int(),
  featured_media: z.int(),
  comment_status: z.literal('closed'),
  ping_status: z.literal('closed'),
  template: z.string(),
  meta: z.array(z.string()),
  class_list: z.array(z.string()),
  media_type: z.literal('image'),
  media_details: z.object({
    width: z.int(),
    height: z.int(),
    file: z.string(),
    filesize: z.int(),
    sizes: z.record(z.string(), size),
    image_meta: z.object({}),
  }),
  post: z.null(),
  filename: z.string(),
  filesize: z.int(),
});
export type Media = Served<typeof mediaResponse>;
