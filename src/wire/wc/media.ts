import * as z from 'zod/mini';
import { edited, rawText, renderedText, viewed } from '../wp/fields.ts';
import { choice, describedAs, flag, integer, listOf, text } from './field.ts';
import { listFields } from './list-query.ts';

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
