import * as z from 'zod/mini';
import { choice, mixed, text } from '../wc/field.ts';
import { paging } from '../wc/list-query.ts';

// Texts of the shop by key, as `vitrine/v1` reads and writes them.

/** A text, or one for each plural form. */
const message = z.union([z.string(), z.record(z.string(), z.string())]);

export const textReadOnly = {
  key: z.string(),
  default: message,
  is_default: z.boolean(),
  /** What may stand in braces in it. */
  words: z.array(z.string()),
};

export const textInput = { value: mixed() };

/** What is written as `value`. */
export const customText = message;
export type TextValue = z.infer<typeof message>;

export const textResponse = z.object({ ...textReadOnly, value: message });
export type ShopText = z.infer<typeof textResponse>;
export const textsResponse = z.array(textResponse);

export const textQuery = {
  page: paging.page,
  per_page: paging.per_page,
  search: z.optional(text({ maxLength: 200 })),
  changed: z._default(choice(['all', 'changed']), 'all'),
};
