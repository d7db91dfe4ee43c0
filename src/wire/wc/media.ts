import * as z from 'zod/mini';
import { choice, flag, integer, text } from './field.ts';
import { listFields } from './list-query.ts';

// Pictures, as `wp/v2/media` takes and answers them.

const LONGEST = 400;

export const mediaInput = {
  alt_text: text({ longest: LONGEST }),
  title: text({ longest: LONGEST }),
  caption: text({ longest: LONGEST }),
};

export const mediaReadOnly = {
  id: integer(),
  date: text(),
  date_gmt: text(),
  slug: text(),
  media_type: text(),
  mime_type: text(),
  source_url: text(),
};

export const mediaQuery = {
  ...listFields({ orderby: ['date', 'id'], usual: 'date' }),
  /** Only those without an alternative text; a parameter of this shop. */
  missing_alt: z.optional(flag()),
};

/** The one step of `post-process`: the smaller pictures are made anew. */
export const mediaPostProcess = { action: choice(['create-image-subsizes']) };
