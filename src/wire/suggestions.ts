import * as z from 'zod/mini';

/** Fewer characters ask for nothing. */
export const MIN_SEARCH_LENGTH = 3;
/** The id of the one row that only states that nothing was found. */
export const NO_SUGGESTION = -1;
/** Products that one answer names, and how many are counted for "all results". */
export const MOST_SUGGESTED = 10;
export const MOST_COUNTED = 100;

export const suggestion = z.object({
  /** Absent from the row that states that nothing was found. */
  type: z.optional(z.enum(['Product', 'Category', 'Page'])),
  /** The product's or the category's; 0 for a page. */
  id: z.int(),
  value: z.string(),
  url: z.string(),
  /** The address of a small picture. */
  img: z.optional(z.string()),
  /** HTML. */
  price: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionsAnswer = z.object({
  suggestions: z.array(suggestion),
  /** How many products match, counted up to MOST_COUNTED. */
  total: z.int(),
  /** Whether there are more than were counted. */
  more: z.boolean(),
});
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>;
