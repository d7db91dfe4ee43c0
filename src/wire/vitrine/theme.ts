import * as z from 'zod/mini';
import { choice } from '../wc/field.ts';

// A theme tried on a page before it is saved.

export const THEMED_PAGES = ['home', 'shop', 'product'] as const;
export type ThemedPage = (typeof THEMED_PAGES)[number];

export const themePreviewInput = {
  page: z._default(choice([...THEMED_PAGES]), 'home'),
  /** Settings of the theme by name; the others are as they are saved. */
  values: z._default(z.record(z.string().check(z.maxLength(120)), z.unknown()), {}),
};

/** A whole document, for a frame. The tokens of the theme are not in it: they change by script. */
export const themePreviewResponse = z.object({ html: z.string() });
